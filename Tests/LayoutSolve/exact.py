"""Systems of prioritised linear constraints in exact fractions: a simplex method without a thought
for speed, as an oracle."""

from fractions import Fraction


def minimum(costs, rows):
    """The least sum of costs over variables that are at least 0 and fulfil equations
    `Σ coefficient · variable = constant`; None when nothing does."""
    count = len(costs)
    table = []
    for coefficients, constant in rows:
        sign = -1 if constant < 0 else 1
        table.append([sign * c for c in coefficients] + [sign * constant])
    # One artificial variable for each row; first their sum is made as small as it can be.
    height = len(table)
    for index, row in enumerate(table):
        row[count:count] = [Fraction(int(index == other)) for other in range(height)]
    basis = [count + index for index in range(height)]
    first = [Fraction(0)] * count + [Fraction(1)] * height
    if optimize(table, basis, first, count + height) > 0:
        return None
    for index in range(height):
        if basis[index] < count:
            continue
        column = next((c for c in range(count) if table[index][c] != 0), None)
        if column is not None:
            pivot(table, basis, index, column)
    return optimize(table, basis, costs + [Fraction(0)] * height, count)


def optimize(table, basis, costs, columns):
    while True:
        prices = [costs[variable] for variable in basis]
        for column in range(columns):
            if column in basis:
                continue
            gain = costs[column] - sum(p * row[column] for p, row in zip(prices, table) if p)
            if gain < 0:
                break
        else:
            return sum(p * row[-1] for p, row in zip(prices, table))
        # The smallest numbers first, so that it ends (Bland).
        ratios = [
            (row[-1] / row[column], basis[index], index)
            for index, row in enumerate(table)
            if row[column] > 0
        ]
        assert ratios, "errors are never below 0"
        pivot(table, basis, min(ratios)[2], column)


def pivot(table, basis, index, column):
    factor = table[index][column]
    table[index] = [value / factor for value in table[index]]
    source = table[index]
    for other, row in enumerate(table):
        if other != index and row[column] != 0:
            factor = row[column]
            table[other] = [a - factor * b if b else a for a, b in zip(row, source)]
    basis[index] = column


def errors(variables, constraints):
    """The least sum of the errors of each priority, the highest first; None when the required
    constraints contradict each other."""
    priorities = sorted({c[1] for c in constraints if c[1] < 1000}, reverse=True)
    # Each variable is the difference of two; each constraint has a rest above and one below.
    width = 2 * variables + 2 * len(constraints)
    rows, costs = [], {priority: [Fraction(0)] * width for priority in priorities}
    for number, (relation, priority, constant, terms) in enumerate(constraints):
        row = [Fraction(0)] * width
        for variable, coefficient in terms:
            row[2 * variable] += Fraction(str(coefficient))
            row[2 * variable + 1] -= Fraction(str(coefficient))
        above, below = 2 * variables + 2 * number, 2 * variables + 2 * number + 1
        for place, value, free in ((above, -1, ">="), (below, 1, "<=")):
            if priority < 1000 or relation == free:
                row[place] = Fraction(value)
            if priority < 1000 and relation != free:
                costs[priority][place] = Fraction(1)
        rows.append((row, -Fraction(str(constant))))
    if minimum([Fraction(0)] * width, rows) is None:
        return None
    result = {}
    for priority in priorities:
        result[priority] = minimum(costs[priority], rows)
        rows.append((costs[priority], result[priority]))
    return result
