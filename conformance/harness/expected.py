"""What Apache Kafka answered, kept as JSON, and the comparison with it."""
import difflib
import json

from .places import EXPECTED


def lines(value):
    """JSON with one small thing a line, so that differences read well."""
    return json.dumps(value, indent=1, ensure_ascii=False, sort_keys=True).splitlines()


def path(case):
    group, name = case.split("/", 1)
    return EXPECTED / f"{group}.json" if group != "wire" else EXPECTED / "wire" / f"{name}.json"


def write(outcomes):
    """Adds the outcomes to the files, next to the cases that were not run."""
    files = {}
    for case, outcome in outcomes.items():
        files.setdefault(path(case), {})[case] = outcome
    for file, cases in files.items():
        before = json.loads(file.read_text()) if file.exists() else {}
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(pretty({**before, **cases}))


def pretty(cases):
    """One answer a line: short enough to keep, long enough to read a change."""
    rows = []
    for case, outcome in sorted(cases.items()):
        steps = ",\n".join("  " + json.dumps(step, ensure_ascii=False, sort_keys=True) for step in outcome)
        rows.append(f" {json.dumps(case)}: [\n{steps}\n ]")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def read():
    cases = {}
    for file in sorted(EXPECTED.rglob("*.json")):
        cases.update(json.loads(file.read_text()))
    return cases


def report(broker, found, wanted, shown_lines):
    """Prints a line for each case and the difference of each that failed; returns how many failed."""
    failed = 0
    for case, outcome in sorted(found.items()):
        if case not in wanted:
            failed += 1
            print(f"FAILED {broker} {case}: nothing is recorded; run with --broker kafka --record --only '{case}'")
        elif outcome != wanted[case]:
            failed += 1
            print(f"FAILED {broker} {case} (- Apache Kafka, + {broker})")
            rows = list(difflib.unified_diff(lines(wanted[case]), lines(outcome), lineterm="", n=2))[2:]
            print("\n".join("    " + row[:300] for row in rows[:shown_lines]))
            if len(rows) > shown_lines:
                print(f"    ... {len(rows) - shown_lines} more lines")
        else:
            print(f"passed {broker} {case}")
    return failed
