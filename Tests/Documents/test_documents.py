"""Every document of a folder: read, judged, fixed, imported and drawn.

    swift build --product ctl
    pytest Tests/Documents                        the fixtures
    DOCUMENTS=~/Apps pytest Tests/Documents       all documents of some apps
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET

import pytest

import counter

ROOT = pathlib.Path(__file__).resolve().parents[2]
CTL = os.environ.get("CTL", str(ROOT / ".build" / "debug" / "ctl"))
FOLDER = pathlib.Path(os.environ.get("DOCUMENTS", ROOT / "Tests/Corpus/InterfaceBuilder"))
DOCUMENTS = sorted(p for p in FOLDER.rglob("*") if p.suffix in (".xib", ".storyboard"))
# The attributes of views that fixes write.
FIXED = {"keyboardType", "textContentType", "secureTextEntry", "style", "label", "title"}


def run(*arguments, folder=None):
    result = subprocess.run(
        [CTL, *map(str, arguments)], cwd=folder, capture_output=True, text=True, check=False
    )
    assert result.returncode in (0, 1, 2), f"{arguments}: {result.returncode} {result.stderr}"
    return result


def check(folder):
    result = run("check", ".", "--format", "json", folder=folder)
    assert result.returncode in (0, 1), result.stderr
    return json.loads(result.stdout)


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """The documents alone, since code beside them would decide."""
    folder = tmp_path_factory.mktemp("documents")
    for number, path in enumerate(DOCUMENTS):
        shutil.copyfile(path, folder / f"{number}{path.suffix}")
    return folder


@pytest.fixture(scope="module")
def findings(copies):
    found = {}
    for finding in check(copies):
        found.setdefault(finding["file"], []).append(finding)
    return found


def paths(folder):
    return sorted(folder.iterdir(), key=lambda path: int(path.stem))


def identifier(text, offset):
    """The id of the element whose start tag has a place."""
    start = text.rindex(b"<", 0, offset + 1)
    tag = text[start : text.index(b">", offset)]
    found = re.search(rb'\bid="([^"]*)"', tag)
    return found and found.group(1).decode()


def test_only_other_platforms_and_old_files_are_refused(copies, findings):
    for path in paths(copies):
        root = ET.parse(path).getroot()
        isRead = root.tag == "document" and (root.get("targetRuntime") or "iOS.CocoaTouch") in (
            "iOS.CocoaTouch",
            "iOS.CocoaTouch.iPad",
        )
        codes = {f["code"] for f in findings.get(path.name, [])}
        refused = codes & {"document/unsupported", "document/malformed"}
        assert refused == (set() if isRead else {"document/unsupported"}), path


def test_every_control_without_a_name_is_found(copies, findings):
    missing = []
    count = 0
    for path in paths(copies):
        text = path.read_bytes()
        found = {
            identifier(text, f["range"]["start"]["offset"])
            for f in findings.get(path.name, [])
            if f["code"] == "accessibility/missing-label"
        }
        expected = counter.unnamed(path)
        count += len(expected)
        missing += [(path.name, name) for name in expected if name not in found]
    print(f"{count - len(missing)} of {count} controls without a name are found")
    assert not missing


def tree(path):
    return list(ET.parse(path).getroot().iter())


def test_fixes_remove_their_findings_and_nothing_else_changes(copies, findings, tmp_path):
    folder = tmp_path / "fixed"
    shutil.copytree(copies, folder)
    result = run("check", ".", "--fix", "--unsafe-fixes", "--format", "json", folder=folder)
    assert result.returncode in (0, 1), result.stderr
    left = [f for f in check(folder) if f["fixes"]]
    assert not left, [(f["file"], f["range"]["start"], f["code"]) for f in left[:5]]
    for path in paths(copies):
        before, after = path.read_bytes(), (folder / path.name).read_bytes()
        if before == after:
            continue
        ids = [[e.get("id") for e in tree(p) if e.get("id")] for p in (path, folder / path.name)]
        assert ids[0] == ids[1], path
        # What is new is what fixes say; everything else stays, byte for byte.
        known = {e.get("id"): e for e in tree(path) if e.get("id")}
        for element in tree(folder / path.name):
            old = known.get(element.get("id"))
            if old is None:
                continue
            changed = {
                name
                for name in {*element.keys(), *old.keys()}
                if element.get(name) != old.get(name)
            }
            assert changed <= FIXED, (path, element.get("id"), changed)
        old, new = before.splitlines(), after.splitlines()
        fixes = sum(bool(f["fixes"]) for f in findings[path.name])
        gone = len(set(old) - set(new))
        assert gone <= fixes, f"{path}: {gone} lines changed for {fixes} fixes"


@pytest.fixture(scope="module")
def imports(copies, tmp_path_factory):
    """The folder of the files that each document becomes."""
    folders = {}
    for path in paths(copies):
        folder = tmp_path_factory.mktemp("imports") / path.stem
        result = run("import", path, "-o", folder)
        if result.returncode:
            assert re.search("cannot import", result.stderr), result.stderr
            continue
        assert re.search(r"wrote \d+ screens? to .*; \d+ constructs? (is|are) only", result.stderr)
        folders[path] = folder
    return folders


def test_imports_are_sound(imports, tmp_path):
    for path, folder in imports.items():
        for command in (["check"], ["format", "--check"], ["compile", "-o", tmp_path / path.stem]):
            outcome = run(*command, folder)
            assert outcome.returncode == 0, f"{path} {command}: {outcome.stdout}{outcome.stderr}"


def test_imports_hold_every_element(imports):
    """Elements, actions and constraints stand in the files, or are counted there."""
    for path, folder in imports.items():
        text = "\n".join(file.read_text() for file in sorted(folder.glob("*.ctl")))
        assert not counter.missing(path, text), path


def drawing(text):
    """Without the numbers of names that the import gives, and the space that they take."""
    return [re.sub(r"[ ─]+", " ", re.sub(r"(?<=[a-zA-Z])\d+\b", "", x)) for x in text.split("\n")]


def test_imports_are_drawn_alike(imports):
    alike = count = 0
    for path, folder in imports.items():
        for file in sorted(folder.glob("*.ctl")):
            # The language fixes the heights of fields and segments; documents change them.
            if re.search(r"// \w+\.(width|height) ==", file.read_text()):
                continue
            screens = [run("render", p, "--screen", file.stem) for p in (path, file)]
            count += 1
            alike += drawing(screens[0].stdout) == drawing(screens[1].stdout)
    print(f"{alike} of {count} screens are drawn alike")
    assert alike >= count * 0.99
