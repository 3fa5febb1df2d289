"""The command line: chooses the cases, runs them on a broker, compares, reports."""
import argparse
import concurrent.futures
import fnmatch
import os
import shutil
import sys
import time

from . import brokers, expected, groups, install
from .places import WORK, Problem

DESCRIPTION = """Real clients, Kafka's own tools and single requests, compared with what Apache Kafka 4.4 answers.

A case is CLIENT/NAME, e.g. franz-go/codec-zstd, tools/kafka-topics, wire/Metadata."""

# Runs may go on side by side; each has its own folder.
RUN = WORK / "run" / str(os.getpid())


def arguments():
    parser = argparse.ArgumentParser(prog="conformance/run", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="PATTERN", help="cases to run, e.g. 'sarama/*'; may be repeated")
    parser.add_argument("--broker", choices=["ottla", "kafka", "both"], default="ottla", help="both: compare with Apache Kafka live")
    parser.add_argument("--list", action="store_true", help="list the cases and stop")
    parser.add_argument("--record", action="store_true", help="write what Apache Kafka answers to expected/ (needs --broker kafka)")
    parser.add_argument("--jobs", type=int, default=4, metavar="N", help="clients at work at the same time (default 4)")
    parser.add_argument("--lines", type=int, default=40, metavar="N", help="of the difference of each case (default 40)")
    parser.add_argument("--keep", action="store_true", help="keep the brokers' data and logs in target/conformance/run/PID (also kept if a case fails)")
    options = parser.parse_args()
    if options.record and options.broker != "kafka":
        parser.error("--record goes with --broker kafka")
    return options


def chosen(patterns):
    return [case for case in groups.all_cases() if not patterns or any(fnmatch.fnmatchcase(case, p) for p in patterns)]


def run_on(name, cases, options):
    """The outcome of each case on a fresh broker: {case: trace}."""
    broker = brokers.BROKERS[name](RUN)
    begin = time.monotonic()
    broker.start()
    print(f"{name} answers after {time.monotonic() - begin:.1f} s on {broker.bootstrap}", flush=True)
    outcomes = {}
    try:
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for stage in groups.stages(cases, broker):
                for found in pool.map(lambda task: task(), stage):
                    outcomes.update(found)
                    if options.record:
                        expected.write(found)
    finally:
        broker.stop()
    print(f"{name}: {len(outcomes)} cases in {time.monotonic() - begin:.0f} s", flush=True)
    return outcomes


def main():
    options = arguments()
    cases = chosen(options.only)
    if options.list:
        print("\n".join(cases))
        return 0
    if not cases:
        raise Problem("no case matches: conformance/run --list shows all")
    install.install(groups.clients_of(cases))
    RUN.mkdir(parents=True, exist_ok=True)
    names = ["kafka", "ottla"] if options.broker == "both" else [options.broker]
    outcomes = {name: run_on(name, cases, options) for name in names}
    if options.record:
        print(f"{len(outcomes['kafka'])} recorded in {expected.EXPECTED}")
        if not options.keep:
            shutil.rmtree(RUN, ignore_errors=True)
        return 0
    recorded = expected.read()
    failed = 0
    for name, found in outcomes.items():
        wanted = outcomes["kafka"] if name == "ottla" and options.broker == "both" else recorded
        failed += expected.report(name, found, wanted, options.lines)
    if not (options.keep or failed):
        shutil.rmtree(RUN, ignore_errors=True)
    total = sum(len(found) for found in outcomes.values())
    if RUN.exists():
        print(f"data and logs: {RUN}")
    print(f"{total - failed} passed, {failed} failed")
    return 1 if failed else 0


def entry():
    try:
        sys.exit(main())
    except Problem as problem:
        sys.exit(f"conformance: {problem}")
