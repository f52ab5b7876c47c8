"""The solver of the layout against kiwisolver, an independent implementation of Cassowary.

    swift build --product layout-solve
    pip install -r Tests/LayoutSolve/requirements.txt
    pytest Tests/LayoutSolve
"""

import random

import kiwisolver as kiwi
from tool import error, solve

COUNT = 4000
PRIORITIES = {1000: kiwi.strength.required, 750: 1e4, 250: 1.0}


def systems():
    chance = random.Random(20261)
    for number in range(COUNT):
        variables = chance.randint(1, 8)
        priorities = [1000, 1000, 750, 250] if number % 2 else [1000, 250]
        constraints = []
        for _ in range(chance.randint(1, 24)):
            terms = [
                (variable, chance.choice([-2, -1, -1, 1, 1, 1, 2, 0.5]))
                for variable in chance.sample(range(variables), min(variables, chance.randint(1, 3)))
            ]
            constraints.append(
                (
                    chance.choice(["==", "<=", ">="]),
                    chance.choice(priorities),
                    chance.randint(-40, 40),
                    terms,
                )
            )
        yield variables, constraints


def errors(constraints, values):
    result = {}
    for constraint in constraints:
        priority = constraint[1]
        result[priority] = result.get(priority, 0) + error(constraint, values)
    return result


def reference(variables, constraints):
    """The values that kiwisolver finds, or None when the required constraints contradict."""
    solver = kiwi.Solver()
    names = [kiwi.Variable(f"v{index}") for index in range(variables)]
    for relation, priority, constant, terms in sorted(constraints, key=lambda c: -c[1]):
        expression = kiwi.Expression([kiwi.Term(names[v], c) for v, c in terms], constant)
        try:
            solver.addConstraint(kiwi.Constraint(expression, relation, PRIORITIES[priority]))
        except kiwi.UnsatisfiableConstraint:
            return None
        except kiwi.DuplicateConstraint:
            pass
    solver.updateVariables()
    return [name.value() for name in names]


def test_random_systems():
    cases = list(systems())
    answers = solve([(*case, []) for case in cases])
    assert len(answers) == len(cases)
    conflicts = 0
    for number, ((variables, constraints), answer) in enumerate(zip(cases, answers)):
        word, *numbers = answer.split()
        expected = reference(variables, constraints)
        if word == "conflict":
            conflicts += 1
            assert expected is None, f"system {number} can be solved"
            parts = [constraints[int(index)] for index in numbers]
            assert reference(variables, parts) is None, f"system {number}: no conflict"
            for index in range(len(parts)):
                rest = parts[:index] + parts[index + 1 :]
                assert reference(variables, rest) is not None, f"system {number}: not minimal"
            continue
        assert expected is not None, f"system {number} cannot be solved"
        found = errors(constraints, [float(value) for value in numbers])
        wanted = errors(constraints, expected)
        for priority in sorted(found, reverse=True):
            close = abs(found[priority] - wanted[priority]) <= 1e-3 * max(1, wanted[priority])
            assert close, f"system {number}: {found} instead of {wanted}"
    assert conflicts > COUNT // 20
