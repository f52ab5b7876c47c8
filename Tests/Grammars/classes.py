"""Compares what a tool makes of a text with what the compiler's lexer makes of it."""

from sources import tokens


def compare(source, classes):
    """`classes` has for each character those classes of tokens that it may belong to."""
    for start, end, expected in tokens(source):
        # What has no meaning has no colour of its own, and a rule code is one word of several.
        if expected in ("unknown", "code"):
            continue
        for place in range(start, end):
            if not source[place].isspace():
                line = source.count("\n", 0, place) + 1
                found = classes[place]
                assert expected in found, f"line {line}: {source[start:end]} is {expected}"
