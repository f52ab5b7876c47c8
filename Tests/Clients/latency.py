#!/usr/bin/env python3
"""How fast a language server is, over its pipes: what an editor sees.

    swift build -c release --product ctl
    Tests/Clients/latency.py --server '.build/release/ctl lsp'

Times are in milliseconds, p50 and p99. A keystroke is a letter typed in the middle of a file; it is
over when the diagnostics of the text with it have been read. `--peer` measures another server with
sources in its own language, for comparison: `--peer qml --server '…/qmlls --no-cmake-calls'`.
"""

import argparse
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import time


class Server:
    """A server and the messages that it sends, read in the thread that waits for them."""

    def __init__(self, command, folder, capabilities=None):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.output = self.process.stdout.fileno()
        self.buffer = bytearray()
        self.last_id = 0
        root = pathlib.Path(folder).as_uri()
        self.capabilities = self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": root,
                "workspaceFolders": [{"uri": root, "name": "w"}],
                "capabilities": capabilities or CAPABILITIES,
            },
        )["capabilities"]
        self.notify("initialized", {})

    def send(self, message):
        message["jsonrpc"] = "2.0"
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def next(self):
        """The next message."""
        while True:
            end = self.buffer.find(b"\r\n\r\n")
            if end >= 0:
                head = bytes(self.buffer[:end]).lower()
                length = int(head.split(b"content-length:")[1].split(b"\r\n")[0])
                if len(self.buffer) >= end + 4 + length:
                    body = bytes(self.buffer[end + 4 : end + 4 + length])
                    del self.buffer[: end + 4 + length]
                    return json.loads(body)
            data = os.read(self.output, 1 << 20)
            if not data:
                raise EOFError("the server has ended")
            self.buffer += data

    def wait(self, condition):
        while True:
            message = self.next()
            if "id" in message and "method" in message:
                result = [{}] if message["method"] == "workspace/configuration" else None
                self.send({"id": message["id"], "result": result})
            elif condition(message):
                return message

    def request(self, method, params):
        self.last_id += 1
        number = self.last_id
        self.send({"id": number, "method": method, "params": params})
        answer = self.wait(lambda message: message.get("id") == number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def diagnostics(self, uri, version):
        """Waits for what is found in a version of a document."""

        def matches(message):
            if message.get("method") != "textDocument/publishDiagnostics":
                return False
            params = message["params"]
            return params["uri"] == uri and params.get("version", version) == version

        return self.wait(matches)["params"]["diagnostics"]

    def open(self, uri, text, language):
        self.notify(
            "textDocument/didOpen",
            {"textDocument": {"uri": uri, "languageId": language, "version": 1, "text": text}},
        )

    def change(self, uri, version, line, column, length, text):
        end = {"line": line, "character": column + length}
        change = {
            "range": {"start": {"line": line, "character": column}, "end": end},
            "text": text,
        }
        self.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]},
        )

    def memory(self):
        """Resident megabytes; 0 where the system does not tell."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def close(self):
        try:
            self.request("shutdown", None)
            self.notify("exit", None)
            # The search for leaks of a sanitizer takes its time.
            self.process.wait(60)
        finally:
            self.process.kill()


CAPABILITIES = {
    "textDocument": {
        "publishDiagnostics": {"versionSupport": True, "relatedInformation": True},
        "completion": {"completionItem": {"snippetSupport": True}},
        "hover": {"contentFormat": ["markdown"]},
    },
}


# Sources, of about as many lines as asked for, with the same things in them: groups of groups with a
# label, a switch, a slider, a text field and a button.


def ctl_source(lines):
    out = ["screen Root {", "  action press(index: Int)", "  table {"]
    number = 0
    while len(out) < lines - 2:
        out.append("    section {")
        for _ in range(5):
            out += [
                "      row {",
                "        stack {",
                "          spacing: 6pt",
                f"          label label{number} {{",
                f'            text: "Section {number}"',
                "          }",
                "        }",
                "      }",
                f'      row "Enabled {number}" {{',
                f"        switch switch{number} {{ isOn: true }}",
                "      }",
                f'      row "Amount {number}" {{',
                f"        slider slider{number} {{",
                f"          minimumValue: 0; maximumValue: 100; value: {number % 100}",
                f"          isEnabled: switch{number}.isOn",
                "        }",
                "      }",
                "      row {",
                f"        textField field{number} {{",
                f'          placeholder: "Enter a name"',
                "        }",
                "      }",
                "      row {",
                f'        button "Press {number}" {{',
                f"          on touchUpInside -> press(index: {number})",
                "        }",
                "      }",
            ]
            number += 1
        out.append("    }")
    return "\n".join(out + ["  }", "}", ""])


def qml_source(lines):
    out = [
        "import QtQuick",
        "import QtQuick.Layouts",
        "import QtQuick.Controls.Basic",
        "ColumnLayout {",
        "  id: root",
        "  signal pressed(index: int)",
    ]
    number = 0
    while len(out) < lines - 1:
        out += ["    ColumnLayout {", "      ColumnLayout {", "        ColumnLayout {"]
        for _ in range(5):
            out += [
                "          ColumnLayout {",
                f"            id: section_{number}",
                "            spacing: 6",
                "            Label {",
                f"              id: label_{number}",
                f'              text: qsTr("Section {number}")',
                "            }",
                "            Switch {",
                f"              id: switch_{number}",
                "              checked: true",
                "            }",
                "            Slider {",
                f"              from: 0; to: 100; value: {number % 100}",
                f"              enabled: switch_{number}.checked",
                "            }",
                "            TextField {",
                f'              placeholderText: qsTr("Enter value {number}")',
                "            }",
                "            Button {",
                f'              text: qsTr("Press {number}")',
                f"              onClicked: root.pressed({number})",
                "            }",
                "          }",
            ]
            number += 1
        out += ["        }", "      }", "    }"]
    return "\n".join(out + ["}", ""])


class Language:
    def __init__(self, name, suffix, source, place, typed, word):
        self.name, self.suffix, self.source = name, suffix, source
        # The line in the middle behind which is typed, what is typed, and a word for hovers.
        self.place, self.typed, self.word = place, typed, word


LANGUAGES = {
    "ctl": Language("ctl", "ctl", ctl_source, "label label", "lable: 1", "label"),
    "qml": Language("qml", "qml", qml_source, "Label {", "lable: 1", "Label"),
}


def percentiles(times):
    times = sorted(times)
    return times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]


def milliseconds(start):
    return (time.perf_counter() - start) * 1000


def measure(command, language, lines, count):
    """What one file of a length costs."""
    text = language.source(lines)
    all_lines = text.split("\n")
    middle = next(
        number
        for number in range(len(all_lines) // 2, len(all_lines))
        if language.place in all_lines[number]
    )
    column = all_lines[middle].index(language.word) + 1
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / f"Main.{language.suffix}"
        path.write_text(text)
        uri = path.as_uri()
        server = Server(command, folder)
        server.open(uri, text, language.name)
        server.diagnostics(uri, 1)
        first = milliseconds(server.started)
        version = 1
        # The line that is typed, letter by letter, and taken back again.
        server.change(uri, version + 1, middle + 1, 0, 0, "      \n")
        version += 1
        server.diagnostics(uri, version)
        keys, hovers, completions = [], [], []
        document = {"uri": uri}
        for number in range(count):
            step = number % (2 * len(language.typed))
            version += 1
            start = time.perf_counter()
            if step < len(language.typed):
                server.change(uri, version, middle + 1, 6 + step, 0, language.typed[step])
            else:
                last = 2 * len(language.typed) - step - 1
                server.change(uri, version, middle + 1, 6 + last, 1, "")
            server.diagnostics(uri, version)
            keys.append(milliseconds(start))
            start = time.perf_counter()
            position = {"line": middle, "character": column}
            server.request("textDocument/hover", {"textDocument": document, "position": position})
            hovers.append(milliseconds(start))
            start = time.perf_counter()
            typed = min(step + 1, 2 * len(language.typed) - step - 1)
            position = {"line": middle + 1, "character": 6 + typed}
            server.request(
                "textDocument/completion", {"textDocument": document, "position": position}
            )
            completions.append(milliseconds(start))
        memory = server.memory()
        server.close()
    return first, percentiles(keys), percentiles(hovers), percentiles(completions), memory


def measure_workspace(command, files=1000, lines=100):
    """The time until every file of a folder is known."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(files):
            text = ctl_source(lines).replace("screen Root", f"screen Root{number}", 1)
            (pathlib.Path(folder) / f"File{number}.ctl").write_text(text)
        server = Server(command, folder)
        found = server.request("workspace/symbol", {"query": f"Root{files - 1}"})
        assert [item["name"] for item in found][:1] == [f"Root{files - 1}"], found[:1]
        ready = milliseconds(server.started)
        server.close()
    return ready


def measure_memory(command, edits=20_000, documents=1000):
    """Megabytes after few and after many edits, and with many documents open."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(command, folder)
        uri = (pathlib.Path(folder) / "Main.ctl").as_uri()
        server.open(uri, ctl_source(300), "ctl")
        server.diagnostics(uri, 1)
        samples = {}
        for number in range(edits):
            text, length = ("x", 0) if number % 2 == 0 else ("", 1)
            server.change(uri, number + 2, 4, 6, length, text)
            server.diagnostics(uri, number + 2)
            if number + 1 in (edits // 10, edits):
                samples[number + 1] = server.memory()
        for number in range(documents):
            other = (pathlib.Path(folder) / f"File{number}.ctl").as_uri()
            server.open(other, ctl_source(60), "ctl")
            server.diagnostics(other, 1)
        samples[f"{documents} open"] = server.memory()
        server.close()
    return samples


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--server", default=".build/release/ctl lsp", help="its command")
    parser.add_argument("--peer", choices=LANGUAGES, default="ctl", help="its language")
    parser.add_argument("--lines", type=int, nargs="*", default=[1000, 10_000, 100_000])
    parser.add_argument("--keys", type=int, default=0, help="keystrokes for each length")
    parser.add_argument("--only-lengths", action="store_true")
    options = parser.parse_args()
    command = shlex.split(options.server)
    language = LANGUAGES[options.peer]
    print("| lines | first diagnostics | keystroke p50 | p99 | hover p50 | p99 "
          "| completion p50 | p99 | MB |")
    print("| --- " * 9 + "|")
    for lines in options.lines:
        count = options.keys or max(60, min(1000, 600_000 // lines))
        first, keys, hovers, completions, memory = measure(command, language, lines, count)
        numbers = [first, *keys, *hovers, *completions]
        print(f"| {lines} | " + " | ".join(f"{n:.1f}" for n in numbers) + f" | {memory:.0f} |")
        sys.stdout.flush()
    if options.peer == "ctl" and not options.only_lengths:
        print(f"\n1,000 files of 100 lines are ready after {measure_workspace(command):.0f} ms.")
        for after, memory in measure_memory(command).items():
            print(f"{memory:.1f} MB after {after}" + (" edits" if isinstance(after, int) else ""))


if __name__ == "__main__":
    main()
