"""Long sessions: memory stays where it is through many edits of every sample (`EDITS`), and requests
that arrive while others run are all answered. Under a sanitizer (`SANITIZED`), which fills the memory
by itself, sessions are shorter and only its reports count.

    swift build --product ctl
    pytest Tests/Clients/test_sessions.py
"""

import os
import random

import pytest
from conftest import CTL, ROOT
from latency import Server

SAMPLES = sorted((ROOT / "Samples").glob("*.ctl"))
SANITIZED = "SANITIZED" in os.environ
EDITS = int(os.environ.get("EDITS", "60" if SANITIZED else "600"))
QUESTIONS = [
    "hover", "completion", "definition", "references", "documentHighlight", "signatureHelp",
    "documentSymbol", "semanticTokens/full", "foldingRange", "inlayHint", "codeLens", "codeAction",
    "formatting", "documentColor", "selectionRange", "linkedEditingRange", "prepareRename",
]


@pytest.fixture
def server():
    server = Server([CTL, "lsp"], ROOT / "Samples")
    yield server
    server.close()
    # A sanitizer ends the process with another status.
    assert server.process.returncode == 0


def typing(chance, lines):
    """Edits without end: something is typed at the beginning of a line, then taken back."""
    while True:
        line = chance.randrange(lines)
        text = chance.choice(["x", "{", '"', "label ", "}", "//", "let a = 1; "])
        yield line, 0, 0, text
        yield line, 0, len(text), ""


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_memory_stays(server, path):
    chance = random.Random(1)
    uri, text = path.as_uri(), path.read_text()
    server.open(uri, text, "ctl")
    edits = typing(chance, text.count("\n"))
    settled = 0
    for version in range(2, EDITS + 2):
        server.change(uri, version, *next(edits))
        server.diagnostics(uri, version)
        if version % 50 == 0:
            server.request("textDocument/hover", ask(uri, chance, text))
        if version == EDITS // 4:
            settled = server.memory()
    # A program that stays at every edit takes tens of kilobytes; caches grow for some hundred edits.
    if not SANITIZED:
        assert server.memory() < settled + 6, f"{settled} MB became {server.memory()} MB"


def ask(uri, chance, text):
    line = chance.randrange(text.count("\n"))
    place = {"line": line, "character": chance.randrange(20)}
    whole = {"start": {"line": 0, "character": 0}, "end": place}
    return {
        "textDocument": {"uri": uri}, "position": place, "positions": [place], "range": whole,
        "context": {"includeDeclaration": True, "diagnostics": []},
        "options": {"tabSize": 2, "insertSpaces": True},
    }


def test_requests_beside_each_other_are_all_answered(server):
    chance = random.Random(2)
    texts = {path.as_uri(): path.read_text() for path in SAMPLES}
    edits = {uri: typing(chance, text.count("\n")) for uri, text in texts.items()}
    for uri, text in texts.items():
        server.open(uri, text, "ctl")
    sent = set()
    for version in range(2, EDITS // 5 + 2):
        uri, text = chance.choice(list(texts.items()))
        server.change(uri, version, *next(edits[uri]))
        for question in chance.sample(QUESTIONS, 4):
            server.last_id += 1
            sent.add(server.last_id)
            method = f"textDocument/{question}"
            server.send({"id": server.last_id, "method": method, "params": ask(uri, chance, text)})
        if chance.random() < 0.3:
            server.notify("$/cancelRequest", {"id": chance.choice(sorted(sent))})
    while sent:
        message = server.wait(lambda message: message.get("id") in sent)
        # What became old meanwhile is refused, which is an answer.
        assert message.get("error", {}).get("code") in (None, -32800, -32801, -32803), message
        sent.discard(message["id"])
