"""The solver of the layout against exact fractions, over numbers that people write: constraints that
are refused contradict the others, and what is left is as good as it can be, in whatever order
constraints came, went and changed."""

import os
import random

from exact import errors
from tool import error, solve

COUNT = int(os.environ.get("SYSTEMS", "300"))
FACTORS = [1, 1, 1, -1, -1, 2, -2, 3, -3, 0.5, 0.75, -0.25, 1.5, 10, 0.1, 100, 0.01]
CONSTANTS = [0, 1, 8, -8, 16, 20, -44, 60, -102, 320, -568, 1000, 0.5, -33.3, 10_000, -100_000]


def systems():
    chance = random.Random(20262)
    for number in range(COUNT):
        variables = chance.randint(1, 5)
        constraints = []
        for _ in range(chance.randint(2, 10)):
            names = chance.sample(range(variables), min(variables, chance.randint(1, 3)))
            terms = [(name, chance.choice(FACTORS[: 5 if number % 2 else 17])) for name in names]
            priority = chance.choice([1000, 1000, 1000, 750, 250, 10])
            constant = chance.choice(CONSTANTS)
            constraints.append((chance.choice(["==", "<=", ">="]), priority, constant, terms))
        changes = []
        for _ in range(chance.randint(1, 10)):
            place = chance.randrange(len(constraints))
            if chance.random() < 0.4:
                changes.append(("remove", place))
            else:
                changes.append(("set", place, chance.choice(CONSTANTS)))
        yield variables, constraints, changes


def check(number, variables, present, values):
    wanted = errors(variables, present)
    assert wanted is not None, f"system {number}: what was accepted contradicts itself"
    size = max([1, *(abs(c[2]) for c in present)])
    found = {}
    for constraint in present:
        found[constraint[1]] = found.get(constraint[1], 0) + error(constraint, values)
    assert found.get(1000, 0) < 1e-5 * size, f"system {number}: a required constraint is broken"
    for priority in sorted(wanted, reverse=True):
        difference = abs(found[priority] - float(wanted[priority]))
        # A rounding at one priority may be bought with some of the next.
        assert difference <= 1e-4 * size, f"system {number}: {found} instead of {wanted}"


def test_every_order_of_changes_ends_at_the_best():
    cases = list(systems())
    refusals = 0
    for number, (case, answer) in enumerate(zip(cases, solve(cases), strict=True)):
        variables, constraints, changes = case
        left, right = answer.removeprefix("values ").split(" refused")
        refused = {int(word) for word in right.split()}
        refusals += len(refused)
        present = {}
        for step, constraint in enumerate(constraints):
            together = [*present.values(), constraint]
            contradicts = constraint[1] == 1000 and errors(variables, required(together)) is None
            assert contradicts == (step in refused), f"system {number}, constraint {step}"
            if not contradicts:
                present[step] = constraint
        for step, change in enumerate(changes, len(constraints)):
            place = change[1]
            if place not in present:
                continue
            if change[0] == "remove":
                del present[place]
                continue
            relation, priority, _, terms = present[place]
            new = (relation, priority, change[2], terms)
            together = [*(c for p, c in present.items() if p != place), new]
            contradicts = priority == 1000 and errors(variables, required(together)) is None
            assert contradicts == (step in refused), f"system {number}, step {step}"
            if not contradicts:
                present[place] = new
        check(number, variables, list(present.values()), [float(word) for word in left.split()])
    assert refusals > COUNT / 4


def required(constraints):
    return [c for c in constraints if c[1] == 1000]


def test_the_order_of_constraints_does_not_matter():
    cases = []
    chance = random.Random(20263)
    for variables, constraints, _ in systems():
        soft = [c for c in constraints if c[1] < 1000]
        cases.append((variables, soft, []))
        cases.append((variables, chance.sample(soft, len(soft)), []))
    answers = [[float(word) for word in answer.split()[1:]] for answer in solve(cases)]
    for number, (variables, constraints, _) in enumerate(cases):
        check(number, variables, constraints, answers[number])
