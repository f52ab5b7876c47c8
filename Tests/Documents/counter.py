"""Counts controls without a name in documents of Interface Builder, with its own reading of XML.

It shares nothing with Ctl, so that each finds what the other forgets.
"""

import sys
import xml.etree.ElementTree as ET

CONTROLS = {
    "button", "switch", "slider", "stepper", "segmentedControl", "textField", "barButtonItem",
}
# The system names these buttons itself.
NAMED_TYPES = {"detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"}


def is_text(text):
    return bool(text and text.strip())


def texts(element, name):
    """The values of an attribute, and of children that have it as their key."""
    yield element.get(name)
    for child in element:
        if child.get("key") == name:
            yield "".join(child.itertext())
            for part in child.iter():
                yield part.get("content")


def runtime_attributes(control):
    for attributes in control.findall("userDefinedRuntimeAttributes"):
        for attribute in attributes:
            value = attribute.get("value")
            if value is None:
                value = "".join(attribute.itertext())
            yield attribute.get("keyPath"), value


def is_named(control):
    for accessibility in control.findall("accessibility"):
        if any(is_text(text) for text in texts(accessibility, "label")):
            return True
        if any(b.get("key") == "isElement" and b.get("value") == "NO" for b in accessibility):
            return True
    for path, value in runtime_attributes(control):
        if path == "accessibilityLabel" and is_text(value):
            return True
        if path == "isAccessibilityElement" and value == "NO":
            return True
    tag = control.tag
    if tag == "button":
        if control.get("buttonType") in NAMED_TYPES:
            return True
        configured = [c for c in control if c.get("key") == "configuration"]
        holders = configured or control.findall("state")
        names = ("title", "attributedTitle")
        return any(is_text(text) for h in holders for name in names for text in texts(h, name))
    if tag == "barButtonItem":
        # The system calls a button back to a screen without a name “Back”.
        if control.get("key") == "backBarButtonItem":
            return True
        custom = any(child.get("key") == "customView" for child in control)
        return custom or is_text(control.get("title")) or control.get("systemItem") is not None
    if tag == "textField":
        return any(is_text(text) for text in texts(control, "placeholder"))
    return tag == "switch" and is_text(control.get("title"))


def unnamed(path):
    """The ids of the controls without a name; none for a document that Ctl does not check."""
    root = ET.parse(path).getroot()
    runtime = root.get("targetRuntime") or "iOS.CocoaTouch"
    if root.tag != "document" or not runtime.startswith("iOS.CocoaTouch"):
        return []
    if not (root.get("type") or "").startswith("com.apple.InterfaceBuilder3.CocoaTouch"):
        return []
    return [e.get("id") for e in root.iter() if e.tag in CONTROLS and not is_named(e)]


if __name__ == "__main__":
    for path in sys.argv[1:]:
        for identifier in unnamed(path):
            print(path, identifier)
