"""Which cases there are, and the stages in which they run: before the broker is killed, the kill, after it."""
import time
import traceback

from . import agents, scenarios, tools, wire
from .scenarios import CLIENTS, RESTART, SCENARIOS, Scenario

SLOW_SECONDS = 5
# Groups of cases that one Java program runs, without a kill.
SINGLE = {"tools": tools.CASES, "wire": wire.CASES}
SESSIONS = {"tools": tools.Session, "wire": wire.Session}


def all_cases():
    """Every case, by name."""
    found = []
    for client in CLIENTS:
        found += [f"{client}/{name}" for name in scenarios.names(client)]
        found.append(f"{client}/{RESTART}")
        found += [f"{client}/reads-{writer}" for writer in CLIENTS if writer != client]
    for group, cases in SINGLE.items():
        found += [f"{group}/{name}" for name in cases]
    return found


def wanted(cases, client):
    return [case.split("/", 1)[1] for case in cases if case.startswith(client + "/")]


def writers_of(cases):
    """The clients that write before the kill: those tried for it, and those whose records others read."""
    names = [case.split("/", 1) for case in cases]
    found = {client for client, name in names if name == RESTART}
    return found | {name.removeprefix("reads-") for client, name in names if client in CLIENTS and name.startswith("reads-")}


def clients_of(cases):
    """Every client that must be installed."""
    return sorted({case.split("/")[0] for case in cases} | writers_of(cases))


def stages(cases, broker):
    """Lists of tasks; the tasks of one list may run side by side. Each task returns {case: trace}."""
    clients = [client for client in CLIENTS if wanted(cases, client)]
    writers = writers_of(cases)
    started, kept = {}, {}

    def client_before(client):
        agent = started[client] = agents.start(client, broker.bootstrap, broker.folder / f"{client}.log")
        outcomes = {}
        for name in wanted(cases, client):
            if name in SCENARIOS:
                outcomes[f"{client}/{name}"] = attempt(Scenario(client, agent, broker, name), SCENARIOS[name])
        if client in writers:
            kept[client] = Scenario(client, agent, broker, RESTART)
            attempt(kept[client], scenarios.before_kill)
        return outcomes

    def client_after(client):
        outcomes = {}
        names = wanted(cases, client)
        if client in writers:
            trace = attempt(kept[client], scenarios.after_kill)
            if RESTART in names:
                outcomes[f"{client}/{RESTART}"] = trace
        return outcomes

    def reads(client):
        outcomes = {}
        for name in wanted(cases, client):
            if name.startswith("reads-"):
                writer = name.removeprefix("reads-")
                scenario = Scenario(client, started[client], broker, name)
                read = lambda s, writer=writer: s.consume(67, partitions=(0, 1), topic=f"{writer}.{RESTART}")
                outcomes[f"{client}/{name}"] = attempt(scenario, read)
        return outcomes

    def single(group):
        agent, outcomes = None, {}
        for name in wanted(cases, group):
            if agent is None or agent.dead():
                agent = agents.start(group, broker.bootstrap, broker.folder / f"{group}.log")
            outcomes[f"{group}/{name}"] = attempt(SESSIONS[group](name, agent, broker), SINGLE[group][name])
        agent.close()
        return outcomes

    everybody = [client for client in CLIENTS if client in clients or client in writers]
    before = [lambda client=client: client_before(client) for client in everybody]
    yield before + [lambda group=group: single(group) for group in SINGLE if wanted(cases, group)]
    if writers:
        broker.kill()
        begin = time.monotonic()
        broker.start()
        print(f"{broker.name} was killed and answers again after {time.monotonic() - begin:.1f} s", flush=True)
        yield [lambda client=client: client_after(client) for client in everybody]
        yield [lambda client=client: reads(client) for client in clients]
    for agent in started.values():
        agent.close()


def attempt(scenario, action):
    """Runs one scenario; whatever goes wrong belongs to its outcome."""
    begin = time.monotonic()
    try:
        action(scenario)
    except Exception as error:
        scenario.trace.append({"harness": f"{type(error).__name__}: {error}"})
        if not isinstance(error, agents.Dead):
            traceback.print_exc()
    took = time.monotonic() - begin
    if took > SLOW_SECONDS:
        print(f"slow: {scenario.client}/{scenario.name} took {took:.1f} s", flush=True)
    return scenario.trace
