"""Pictures of devices as pixels: compared with references that people looked at, and with the frames of
`--emit tree`: what a control draws lies inside its frame.

`UPDATE=1` writes the references again; look at the pictures before you keep them.
"""

import base64
import io
import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest
from conftest import CTL, ROOT
from PIL import Image, ImageChops

REFERENCES = pathlib.Path(__file__).with_name("rasters.json")
# Cells of a coarse grid. Fonts differ between machines; what is where, and in which colour, does not.
COLUMNS, ROWS, TOLERANCE, MEAN = 12, 18, 26, 2.5

SCREENS = [
    path for path in sorted((ROOT / "Samples").glob("*.ctl"))
    if re.search(r"^screen ", path.read_text(), re.M)
]  # fmt: skip
LOOKS = {
    "plain": [],
    "dark-rtl": ["--dark", "--lang", "ar"],
    "pad": ["--device", "iPad-landscape"],
    "large": ["--text-size", "extraExtraExtraLarge"],
    "disabled": ["--state", "disabled"],
}

# Other fonts are wider than the frames, and draw Chinese as boxes.
FONTS = {"Liberation Sans", "Droid Sans Fallback"}


def installed_fonts():
    if not shutil.which("fc-list"):
        return set()
    return set(subprocess.run(["fc-list", ":", "family"], capture_output=True, text=True).stdout.split("\n"))


pytestmark = pytest.mark.skipif(
    not os.environ.get("PAGES")
    and not (shutil.which("rsvg-convert") and installed_fonts() >= FONTS),
    reason="no rsvg-convert, Liberation Sans or Droid Sans Fallback",
)


def picture(path, *options):
    command = [CTL, "render", path, "--format", "svg", *options]
    return subprocess.run(command, check=True, capture_output=True, timeout=120).stdout


def raster(svg):
    png = subprocess.run(["rsvg-convert"], input=svg, check=True, capture_output=True).stdout
    return Image.open(io.BytesIO(png)).convert("RGB")


def grid(image):
    small = image.resize((COLUMNS, ROWS), Image.Resampling.BOX)
    return base64.b64encode(small.tobytes()).decode()


def test_pictures_are_those_that_were_looked_at():
    drawn = {
        f"{path.stem} {look}": grid(raster(picture(path, *options)))
        for path in SCREENS
        for look, options in LOOKS.items()
    }
    if os.environ.get("UPDATE"):
        REFERENCES.write_text(json.dumps(drawn, indent=0) + "\n")
    known = json.loads(REFERENCES.read_text())
    assert drawn.keys() == known.keys()
    assert [name for name in drawn if not alike(drawn[name], known[name])] == []


def alike(one, other):
    far = [abs(a - b) for a, b in zip(base64.b64decode(one), base64.b64decode(other))]
    return max(far) <= TOLERANCE and sum(far) / len(far) <= MEAN


def walk(node):
    yield node
    for child in node.get("children", []):
        yield from walk(child)


def end_of_group(svg, start):
    depth = 0
    for tag in re.compile(r"<g[ >]|</g>").finditer(svg, start):
        depth += 1 if tag[0] != "</g>" else -1
        if depth == 0:
            return tag.end()
    raise ValueError("a group without an end")


@pytest.mark.parametrize("path", SCREENS, ids=lambda path: path.stem)
def test_pixels_lie_inside_frames(path, tmp_path):
    subprocess.run([CTL, "compile", path, "--emit", "tree", "-o", tmp_path], check=True)
    (written,) = tmp_path.rglob("*.json")
    root = json.loads(written.read_text())["screens"][0]["root"]
    svg = picture(path).decode()
    whole = raster(svg.encode())
    # What stands at the bottom of the device stands at the end of a longer picture.
    excess = whole.height - root["frame"]["points"]["height"]
    named = [node for node in walk(root) if node.get("name") and not node.get("children")]
    checked = 0
    for node in named:
        mark = f'data-name="{node["name"]}"'
        if svg.count(mark) != 1 or node["isHidden"]:
            continue
        start = svg.rindex("<g", 0, svg.index(mark))
        end = end_of_group(svg, start)
        without = raster((svg[:start] + svg[end:]).encode())
        box = ImageChops.difference(whole, without).getbbox()
        if box is None:
            continue
        frame = node["frame"]["points"]
        places = [(frame["x"], frame["y"] + move) for move in (0, excess)]
        assert any(
            box[0] >= x - 1 and box[1] >= y - 1
            and box[2] <= x + frame["width"] + 1 and box[3] <= y + frame["height"] + 1
            for x, y in places
        ), (node["kind"], node["name"], box, frame)  # fmt: skip
        checked += 1
    assert checked or not named
