"""Reads JUnit XML with a reader of somebody else's: what the head of a suite says must be what stands in it.

usage: junit.py [--measured] FILE...

Without --measured no time may stand in the files: what does is added up as time of machines.
"""

import sys

from junitparser import Error, Failure, JUnitXml, Skipped

MEASURED = "--measured" in sys.argv


def check(suite):
    """Yields what is wrong with a suite."""
    kinds = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    time = 0.0
    names = set()
    for case in suite:
        kinds["tests"] += 1
        if not MEASURED and case.time is not None:
            yield f"{case.name}: a time that nobody measured"
        time += case.time or 0
        for result in case.result:
            key = {Failure: "failures", Error: "errors", Skipped: "skipped"}[type(result)]
            kinds[key] += 1
            if not result.message:
                yield f"{case.name}: a result without a message"
            if isinstance(result, Failure) and not result.text:
                yield f"{case.name}: a failure without a text"
        if case.name in names:
            yield f"{case.name}: a name that stands there twice"
        names.add(case.name)
    for name, count in kinds.items():
        if getattr(suite, name) != count:
            yield f"{suite.name}: {name} is {getattr(suite, name)}, but there are {count}"
    # Each time is cut to milliseconds.
    if abs((suite.time or 0) - time) > 0.001 * (1 + kinds["tests"]):
        yield f"{suite.name}: time is {suite.time}, but its cases take {time}"
    properties = {p.name: p.value for p in suite.properties()}
    for name in ("version", "seed", "virtual-time"):
        if name not in properties:
            yield f"{suite.name}: no property {name}"


def main(files):
    faults = []
    for name in files:
        suites = list(JUnitXml.fromfile(name))
        for suite in suites:
            faults += [f"{name}: {fault}" for fault in check(suite)]
        print(f"{name}: {len(suites)} suites, {sum(s.tests for s in suites)} cases")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main([name for name in sys.argv[1:] if name != "--measured"]))
