"""Runs `layout-solve`, the solver of the layout as a tool."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.environ.get("LAYOUT_SOLVE", ROOT / ".build" / "debug" / "layout-solve")


def solve(cases):
    """The answers for systems of `(variables, constraints, changes)`."""
    run = subprocess.run(
        [TOOL], input="\n".join(map(text, cases)), capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()


def text(case):
    variables, constraints, changes = case
    lines = [f"{variables} {len(constraints)} {len(changes)}"]
    for relation, priority, constant, terms in constraints:
        pairs = " ".join(f"{v} {c}" for v, c in terms)
        lines.append(f"{relation} {priority} {constant} {pairs}")
    return "\n".join(lines + [" ".join(map(str, change)) for change in changes])


def error(constraint, values):
    relation, _, constant, terms = constraint
    total = constant + sum(c * values[v] for v, c in terms)
    if relation == "==":
        return abs(total)
    return max(total, 0) if relation == "<=" else max(-total, 0)
