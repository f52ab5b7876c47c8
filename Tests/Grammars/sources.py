"""Sources, and what the compiler's own lexer says about them.

The random programs are written by `swift test`; CTL is the command that is asked.
"""

import functools
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
CTL = os.environ.get("CTL", str(ROOT / ".build/debug/ctl"))
FOLDERS = [
    "Samples", "Tests/Corpus/WellMade", "Tests/FormatterTests/Goldens", "Tests/Packages",
]

LITERALS = {"trueKeyword", "falseKeyword", "nilKeyword"}
OPERATORS = {
    "bind", "arrow", "closedRange", "halfOpenRange", "equal", "notEqual", "lessOrEqual",
    "greaterOrEqual", "and", "or", "coalesce", "less", "greater", "assign", "plusAssign",
    "minusAssign", "plus", "minus", "star", "slash", "percent", "bang", "question", "at",
}
PUNCTUATION = {
    "leftBrace", "rightBrace", "leftParen", "rightParen", "leftBracket", "rightBracket", "colon",
    "semicolon", "comma", "dot",
}
STRINGS = {"string", "stringHead", "stringMiddle", "stringTail"}
CLASSES = {
    "lineComment": "comment", "docComment": "documentation", "blockComment": "comment",
    "number": "number", "quantity": "number", "color": "color", "identifier": "name",
    "quotedIdentifier": "name",
}


def files():
    """Every sample and every random program, as paths from the root."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.ctl"))]
    random = sorted((ROOT / ".build/random-programs").glob("*.ctl"))
    assert random, "`swift test --filter GrammarFileTests` writes the random programs"
    return [path.relative_to(ROOT) for path in found + random]


def text(path):
    """A file with LF line ends and without its byte order mark, as editors show it to grammars."""
    source = (ROOT / path).read_bytes().decode("utf-8")
    return source.removeprefix("\ufeff").replace("\r\n", "\n")


def run(*arguments, source):
    result = subprocess.run(
        [CTL, *arguments, "-"], input=source.encode(), capture_output=True, check=False
    )
    return result.stdout.decode()


def spans(dump):
    """The (start, end, kind) of each line of a dump, in bytes."""
    for line in dump.split("\n"):
        if not line:
            continue
        words = line.split(" ", 2)
        start, _, end = words[0].partition("..<")
        yield int(start), int(end), words[1]


@functools.cache
def tokens(source):
    """The (start, end, class) of each token that is no white space, in characters."""
    encoded = source.encode()
    places = [0] * (len(encoded) + 1)
    offset = 0
    for index, character in enumerate(source):
        for _ in range(len(character.encode())):
            places[offset] = index
            offset += 1
    places[offset] = len(source)
    codes, names = [], set()
    for line in run("dump", "syntax", source=source).split("\n"):
        words = line.split() or [""]
        if words[0] == "ruleCode":
            start, _, end = words[1].partition("..<")
            codes.append(range(int(start), int(end)))
        if words[0] in ("nameExpression", "name"):
            names.add(words[1])
    found = [
        token for token in spans(run("dump", "tokens", source=source))
        if token[2] not in ("whitespace", "newline", "endOfFile")
    ]
    result = []
    for index, (start, end, kind) in enumerate(found):
        name = classify(kind)
        if name == "keyword":
            name = use(encoded, found, index)
        if name == "keyword" and f"{start}..<{end}" in names:
            # A regular expression does not see that the word is the name of a variable here.
            name = "unknown"
        if any(start in code for code in codes):
            name = "code"
        result.append((places[start], places[end], name))
    return result


def classify(kind):
    if kind in LITERALS:
        return "literal"
    if kind in OPERATORS:
        return "operator"
    if kind in PUNCTUATION:
        return "punctuation"
    if kind in STRINGS:
        return "string"
    if kind.endswith("Keyword"):
        return "keyword"
    return CLASSES.get(kind, kind)


def use(encoded, found, index):
    """What a keyword is used as: itself, or the name of a property, a member or an argument."""
    before = [token for token in found[:index][-5:] if "Comment" not in token[2]]
    if before and before[-1][2] == "dot":
        # A regular expression sees no further than its line, and not through comments.
        gap = encoded[before[-1][1] : found[index][0]]
        return "name" if not gap.strip() and b"\n" not in gap else "unknown"
    behind = [token for token in found[index + 1 :][:5] if "Comment" not in token[2]]
    if not behind or behind[0][2] not in ("colon", "bind"):
        return "keyword"
    gap = encoded[found[index][1] : behind[0][0]]
    return "name" if b"\n" not in gap else "unknown"
