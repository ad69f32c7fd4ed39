"""What the Python peers share: reading the benchmark's file of values, timing, and printing lines of JSON."""

import json
import sys
import time

UNAVAILABLE = 69  # EX_UNAVAILABLE: the library is not installed.


def run(peer, formatters, parsers):
    """Times each case that `formatters` has an entry for.

    formatters: "area/case" -> function of a locale and a zone, giving a function of one value or None.
    parsers: "area/case" or "area" -> function from a text to what that function takes; float without one.
    """
    for name, zone, lines in cases(sys.argv[1]):
        area, kind, locale = name.split("/")
        make = formatters.get(f"{area}/{kind}")
        write = make(locale, zone) if make else None
        if write is None:
            continue
        parse = parsers.get(f"{area}/{kind}") or parsers.get(area) or float
        values = [parse(value) for value, _ in lines]
        differs = sum(str(write(value)) != text for value, (_, text) in zip(values, lines))
        print(json.dumps({"peer": peer, "name": name, "ns": nanoseconds(write, values), "differs": differs}))


def cases(path):
    """Tuples of a case's name, its zone, and its pairs of value and expected text."""
    found = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            fields = line.rstrip("\n").split("\t")
            if fields[0] == "case":
                found.append((fields[1], fields[2], []))
            else:
                found[-1][2].append((fields[0], fields[1]))
    return found


def nanoseconds(write, values):
    """The median of rounds, after one that warms up; fewer rounds for what is slow."""
    rounds = []
    began = time.perf_counter()
    for number in range(8):
        start = time.perf_counter_ns()
        for value in values:
            write(value)
        elapsed = time.perf_counter_ns() - start
        if number > 0:
            rounds.append(elapsed / len(values))
            if time.perf_counter() - began > 1 and len(rounds) >= 3:
                break
    return sorted(rounds)[len(rounds) // 2]
