"""Formats the same form, written for Ctl and for Qt, side by side: `ctl format` and `qmlformat`.

    swift build -c release --product ctl
    python3 -m venv .build/venv && .build/venv/bin/pip install -r Tests/Peers/requirements.txt
    CTL=.build/release/ctl .build/venv/bin/python Tests/Peers/format.py

Both read a file whose lines are all indented wrongly, and write the formatted text to standard
output: whole processes, the best of five runs. The status is 1 when `ctl` is not linear, or not
30 times as fast.
"""

import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import time

SIZES = [10_000, 100_000]
LEAST_RATIO = 30
RUNS = 5


def ctl_section(number):
    return f"""\
    section "Section {number}" {{
        row "Volume" {{ switch switch{number} {{ isOn: true }} }}
        row {{
            label label{number} "Level {number}"
            slider slider{number} {{
                minimumValue: 0; maximumValue: 100; value: {number % 100}
                isEnabled: switch{number}.isOn   // as long as there is sound
            }}
        }}
        row {{
            textField field{number} {{
                placeholder:"Enter value {number}"
            }}
            button "Press {number}" {{ on touchUpInside -> pressed( index: {number} ) }}
        }}
    }}
"""


def qml_section(number):
    return f"""\
  ColumnLayout {{
  id: section{number}
  Switch {{ id: switch{number}; checked: true }}
  RowLayout {{
  Label {{ id: label{number}; text: "Level {number}" }}
  Slider {{
  id: slider{number}
  from: 0; to: 100; value: {number % 100}
  enabled: switch{number}.checked   // as long as there is sound
  }}
  }}
  RowLayout {{
  TextField {{
  placeholderText:"Enter value {number}"
  }}
  Button {{ text: "Press {number}"; onClicked: root.pressed( {number} ) }}
  }}
  }}
"""


def source(head, section, lines):
    """Sections until there are that many lines, between the head and a brace."""
    parts = [head]
    count = head.count("\n") + 1
    while count < lines:
        parts.append(section(len(parts)))
        count += parts[-1].count("\n")
    return "".join(parts) + "}\n"


def seconds(command, path):
    best = float("inf")
    for _ in range(RUNS):
        with open(path, "rb") as file:
            start = time.perf_counter()
            subprocess.run(command(path), stdin=file, stdout=subprocess.DEVNULL, check=True)
            best = min(best, time.perf_counter() - start)
        if best > 20:
            break
    return best


def main():
    ctl = os.environ.get("CTL", ".build/release/ctl")
    package = pathlib.Path(importlib.util.find_spec("PySide6").origin).parent
    tools = [
        (
            "ctl format", "ctl", lambda path: [ctl, "format", "-"],
            "screen Form {\n    action pressed(index: Int)\n    table {\n", ctl_section, "    }\n",
        ),
        (
            "qmlformat", "qml", lambda path: [str(package / "qmlformat"), path],
            "import QtQuick.Controls\nColumnLayout {\n  id: root\n  signal pressed(int index)\n",
            qml_section, "",
        ),
    ]
    print("tool          lines   seconds      lines/s")
    speeds = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, suffix, command, head, section, tail in tools:
            for size in SIZES:
                text = source(head, section, size)
                text = text[:-2] + tail + "}\n"
                path = os.path.join(folder, f"{size}.{suffix}")
                pathlib.Path(path).write_text(text)
                lines = text.count("\n")
                time_taken = seconds(command, path)
                speeds[name, size] = lines / time_taken
                print(f"{name:<12}{lines:>7}{time_taken:>10.3f}{lines / time_taken:>13,.0f}")
    ratio = speeds["ctl format", SIZES[-1]] / speeds["qmlformat", SIZES[-1]]
    print(f"ctl format is {ratio:.0f} times as fast")
    is_linear = speeds["ctl format", SIZES[-1]] > speeds["ctl format", SIZES[0]] / 2
    return 0 if ratio >= LEAST_RATIO and is_linear else 1


if __name__ == "__main__":
    sys.exit(main())
