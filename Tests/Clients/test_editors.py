"""Editors with the configurations of `Grammar/editors`, each driving its own client.

An editor that is not installed is left out, unless `EDITORS` names those that must be there.
"""

import fcntl
import os
import pathlib
import pty
import re
import select
import shutil
import struct
import subprocess
import termios
import time

import pytest
from conftest import CTL, ROOT

EDITORS = ROOT / "Grammar" / "editors"
SCRIPTS = pathlib.Path(__file__).parent / "editors"

MAIN = """\
import "Theme.ctl"

screen Printing "Printing" {
      var copies: Int=1

  stack {
    label caption "Copies"
    stepper {
      value <-> copies
      minimumV
      tintColor: accent
      describedBy: caption
      valueLabel: caption
    }
    slidr { accessibility { label: "Amount" } }
  }
}
"""
THEME = "let accent: Color = #FF9500\n"


@pytest.fixture
def project(tmp_path):
    (tmp_path / "ctl.json").write_text("{}\n")
    (tmp_path / "Main.ctl").write_text(MAIN)
    (tmp_path / "Theme.ctl").write_text(THEME)
    return tmp_path


def program(name, variable):
    """The editor that is to be driven: that of a variable, or the one that is installed."""
    found = os.environ.get(variable) or shutil.which(name)
    if not found:
        if name in os.environ.get("EDITORS", "").split():
            pytest.fail(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")
    return found


def drive(project, command, **more):
    """Runs an editor whose script writes a report, which begins with `passed`."""
    report = project / "report"
    binaries = project / "bin"
    binaries.mkdir()
    (binaries / "ctl").symlink_to(CTL)
    environment = {
        **os.environ,
        "HOME": str(project),
        "XDG_CONFIG_HOME": str(project / ".config"),
        "XDG_DATA_HOME": str(project / ".data"),
        "XDG_STATE_HOME": str(project / ".state"),
        "PATH": f"{binaries}:{os.environ['PATH']}",
        "TERM": "xterm",
        "CTL_REPORT": str(report),
        **more,
    }
    # A keyboard at which nobody types: at the end of its input Vim would give up.
    keyboard, hand = os.pipe()
    try:
        result = subprocess.run(
            command,
            cwd=project,
            env=environment,
            stdin=keyboard,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=60,
        )
    finally:
        os.close(keyboard)
        os.close(hand)
    text = report.read_text() if report.exists() else "no report"
    assert text.startswith("passed"), text + "\n" + result.stdout.decode(errors="replace")


def test_neovim(project):
    neovim = program("nvim", "NEOVIM")
    drive(
        project,
        [
            neovim, "--headless", "-u", "NONE", "-i", "NONE", "-n",
            "--cmd", f"set runtimepath^={EDITORS}/neovim",
            "--cmd", "filetype plugin on",
            "Main.ctl",
            "-c", f"luafile {SCRIPTS}/neovim.lua",
        ],
    )  # fmt: skip


def test_vim(project):
    vim = program("vim", "VIM_PROGRAM")
    commands = [
        f"set nocompatible hidden noswapfile runtimepath^={EDITORS}/vim",
        "let g:ale_completion_enabled = 0",
        "filetype plugin on",
        "packadd! ale",
        "syntax off",
    ]
    settings = project / "vimrc"
    settings.write_text("\n".join(commands) + "\n")
    drive(
        project,
        [
            vim, "--not-a-term", "-N", "-n", "-i", "NONE", "-u", str(settings),
            "-S", str(SCRIPTS / "vim.vim"), "Main.ctl",
        ],
    )  # fmt: skip


def test_emacs(project):
    emacs = program("emacs", "EMACS_PROGRAM")
    command = [
        emacs, "--batch", "--no-init-file", "--eval", "(package-activate-all)",
        "--load", str(SCRIPTS / "emacs.el"),
    ]  # fmt: skip
    drive(project, command, CTL_EMACS=str(EDITORS / "emacs"))


def test_visual_studio_code(project):
    node = program("node", "NODE")
    command = [node, str(SCRIPTS / "vscode.js")]
    drive(project, command, CTL=str(CTL), CTL_EXTENSION=str(EDITORS / "vscode"))


def test_kakoune(project):
    kakoune = program("kak", "KAKOUNE")
    scripts = f"source {EDITORS}/kakoune/ctl.kak; source {SCRIPTS}/kakoune.kak"
    drive(project, [kakoune, "-ui", "dummy", "-e", scripts])
    assert "  var copies: Int = 1\n" in (project / "Main.ctl").read_text()


def test_helix(project):
    """Helix has no scripts: it is given keys on a terminal, and what it saves is looked at."""
    helix = program("hx", "HELIX")
    configuration = project / ".config" / "helix"
    configuration.mkdir(parents=True)
    languages = (EDITORS / "helix" / "languages.toml").read_text()
    languages = languages.replace('command = "ctl"', f'command = "{CTL}"')
    (configuration / "languages.toml").write_text(languages)
    environment = {
        **os.environ,
        "HOME": str(project),
        "XDG_CONFIG_HOME": str(project / ".config"),
        "XDG_CACHE_HOME": str(project / ".cache"),
        "TERM": "xterm-256color",
        "COLUMNS": "160",
        "LINES": "40",
    }
    screen = Screen([helix, "Main.ctl"], project, environment)
    try:
        screen.wait(r"slidr")
        screen.wait(r"no control named", "]d")
        screen.type("gg/minimumV\rcminimumValue: 1\x1b")
        screen.type("gg/accent\r")
        screen.wait(r"let accent", "gd")
        screen.type("\x0f")
        screen.wait(r"screen Printing")
        screen.type("gg/accent\r r")
        screen.wait(r"rename", "")
        screen.type("\x15brand\r")
        screen.wait(r"brand")
        screen.type("gg/slidr\r a")
        screen.wait(r"change it to")
        screen.type("\r")
        screen.type(":write-all\r")
        screen.wait_for_file(project / "Main.ctl", "\n  var copies: Int = 1\n")
        screen.wait_for_file(project / "Main.ctl", "minimumValue: 1\n      tintColor: brand")
        screen.wait_for_file(project / "Main.ctl", "    slider { accessibility")
        screen.wait_for_file(project / "Theme.ctl", "let brand")
    finally:
        screen.close()


class Screen:
    """A program on a terminal of its own, whose output is read as far as words go."""

    def __init__(self, command, folder, environment):
        keyboard, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 160, 0, 0))
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=terminal, stdout=terminal, stderr=terminal
        )
        os.close(terminal)
        self.keyboard = keyboard
        self.output = b""

    def read(self, seconds):
        """What is drawn until nothing comes any more."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ready, _, _ = select.select([self.keyboard], [], [], 0.05)
            if ready:
                try:
                    self.output += os.read(self.keyboard, 65536)
                except OSError:
                    return

    def type(self, keys):
        self.output = b""
        for key in keys:
            os.write(self.keyboard, key.encode())
            self.read(0.03)
        self.read(0.4)

    def wait(self, pattern, keys=""):
        if keys:
            self.type(keys)
        for _ in range(60):
            text = re.sub(rb"\x1b\[[0-9;?]*[ -/]*[@-~]", b"", self.output).decode(errors="replace")
            if re.search(pattern, text):
                return
            self.read(0.25)
        raise AssertionError(f"{pattern} is not shown:\n{text}")

    def wait_for_file(self, path, text):
        for _ in range(40):
            if text in path.read_text():
                return
            self.read(0.25)
        raise AssertionError(f"{text!r} is not saved:\n{path.read_text()}")

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)
