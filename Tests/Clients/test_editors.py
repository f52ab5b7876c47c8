"""Editors with the configurations of `Grammar/editors`, each driving its own client.

An editor that is not installed is left out, unless `EDITORS` names those that must be there.
"""

import os
import pathlib
import shutil
import subprocess

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
