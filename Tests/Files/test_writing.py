"""Files are written whole or not at all: with a kill at every system call, two writers, and saves
that people make meanwhile. `strace` ends and delays the calls.

    swift build --product ctl
    pytest Tests/Files
"""

import os
import pathlib
import shutil
import subprocess
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CTL = os.environ.get("CTL", str(ROOT / ".build" / "debug" / "ctl"))

FIXABLE = """screen S "S" {
  action go()
  toolbar { button "Go" { tintColor: #00F; tintColor: #00F; on touchUpInside -> go() } }
}
"""
SOURCES = {
    "format": "".join(f"let   a{n}  =  {n}\n" for n in range(2_000)),
    "fix": FIXABLE,
    "baseline": FIXABLE,
    "compile": 'screen S "S" { content { label "One" } }\n',
}
COMMANDS = {
    "format": ["format", "A.ctl"],
    "fix": ["check", "A.ctl", "--fix", "--unsafe-fixes"],
    "baseline": ["check", "A.ctl", "--write-baseline", "known.json"],
    "compile": ["compile", "A.ctl", "--emit", "tree", "-o", "out"],
}
# Everything that looks at a file or changes one.
CALLS = "openat write fchown fchmod fsync close rename unlink mkdir newfstatat read".split()


def files(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(".tmp")
    }


def make(folder, command):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "A.ctl").write_text(SOURCES[command])
    if command == "baseline":
        (folder / "known.json").write_text('{"findings": []}\n')
    if command == "compile":
        (folder / "out").mkdir()
        (folder / "out" / "A.swift").write_text("// old\n" * 100)


def run(folder, command, *trace):
    words = [*trace, CTL, *COMMANDS[command]]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True)


def strace(*words):
    return ["strace", "-f", "-qq", "-o", "/dev/null", *words]


@pytest.fixture(scope="module", autouse=True)
def tracing():
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    if subprocess.run(strace("true"), capture_output=True).returncode != 0:
        pytest.skip("processes cannot be traced here")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_kill_at_any_system_call_leaves_whole_files(tmp_path, command):
    folder = tmp_path / "work"
    make(folder, command)
    before = files(folder)
    run(folder, command)
    after = files(folder)
    assert before != after
    kills = 0
    for call in CALLS:
        for number in range(1, 400):
            make(folder, command)
            inject = f"inject={call}:signal=KILL:when={number}"
            if run(folder, command, *strace("-e", inject)).returncode not in (-9, 137):
                break
            kills += 1
            found = files(folder)
            for name in before.keys() | after.keys() | found.keys():
                versions = (before.get(name), after.get(name))
                assert found.get(name) in versions, f"{name} after {call} {number}"
            # What the killed one left is in nobody's way.
            run(folder, command)
            assert files(folder) == after, f"after {call} {number}"
    assert kills > 50


def test_a_temporary_file_of_any_process_is_in_nobodys_way(tmp_path):
    make(tmp_path / "work", "format")
    script = 'for n in "$$" 0 1; do echo old >.ctl.$n.tmp; done; exec "$0" format A.ctl'
    done = subprocess.run(["sh", "-c", script, CTL], cwd=tmp_path / "work")
    assert done.returncode == 0
    assert (tmp_path / "work" / "A.ctl").read_text().startswith("let a0 = 0\nlet a1 = 1\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_two_writers_leave_one_whole_result(tmp_path, command):
    folder = tmp_path / "work"
    make(folder, command)
    run(folder, command)
    after = files(folder)
    for _ in range(20):
        make(folder, command)
        words = [CTL, *COMMANDS[command]]
        writers = [
            subprocess.Popen(words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for _ in range(3)
        ]
        for writer in writers:
            message = writer.communicate()[1].decode()
            assert writer.returncode < 2 or "has changed since it was read" in message
        assert files(folder) == after
        assert not list(folder.rglob("*.tmp"))


@pytest.mark.parametrize("command", ["format", "fix"])
@pytest.mark.parametrize("call", ["fsync", "write"])
def test_a_save_made_meanwhile_wins(tmp_path, command, call):
    folder = tmp_path / "work"
    make(folder, command)
    delay = strace("-e", f"inject={call}:delay_enter=1000000:when=1")
    words = [*delay, CTL, *COMMANDS[command]]
    writer = subprocess.Popen(
        words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    end = time.monotonic() + 10
    while not list(folder.glob("*.tmp")) and time.monotonic() < end:
        time.sleep(0.01)
    (folder / "A.ctl").write_text("let saved = 1\n")
    _, errors = writer.communicate()
    assert (folder / "A.ctl").read_text() == "let saved = 1\n"
    assert writer.returncode == 2
    assert "has changed since it was read; it stays as it is" in errors
    assert not list(folder.glob("*.tmp"))
