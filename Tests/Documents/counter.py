"""Counts controls without a name in documents of Interface Builder, with its own reading of XML.

It shares nothing with Ctl, so that each finds what the other forgets.
"""

import re
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


# What each element of a document is in a file of Ctl.
KINDS = {
    "label": "label", "button": "button", "textField": "textField", "textView": "textView",
    "switch": "switch", "slider": "slider", "stepper": "stepper", "segment": "segment",
    "segmentedControl": "segmentedControl", "datePicker": "datePicker", "pickerView": "picker",
    "pageControl": "pageControl", "progressView": "progressView", "searchBar": "searchBar",
    "activityIndicatorView": "activityIndicator", "stackView": "stack", "scrollView": "scrollView",
    "tableViewSection": "section", "tableViewCell": "row", "refreshControl": "refreshControl",
}
BUTTONS = {
    "detailDisclosure": "detailDisclosureButton", "infoLight": "infoButton",
    "infoDark": "infoButton", "contactAdd": "contactAddButton",
}


def kind(element):
    if element.tag == "button":
        return BUTTONS.get(element.get("buttonType"), "button")
    if element.tag == "barButtonItem":
        # A space is counted; a view of its own replaces the item.
        is_space = (element.get("systemItem") or "").endswith("Space")
        is_other = any(child.get("key") == "customView" for child in element)
        return None if is_space or is_other else "button"
    return KINDS.get(element.tag)


def missing(path, text):
    """What the files of an import neither hold nor count: each kind with its numbers."""
    root = ET.parse(path).getroot()
    objects = [element for part in root.iter("objects") for element in part.iter()]
    numbers = {}
    for name in filter(None, map(kind, objects)):
        numbers[name] = numbers.get(name, 0) + 1
    found = {}
    for name in re.findall(r"^ *(?:// )?([a-zA-Z]+)(?= |$)", text, re.M):
        found[name] = found.get(name, 0) + 1

    def counted(pattern):
        return sum(int(n) for n in re.findall(rf"^//   {pattern}: (\d+)$", text, re.M))

    excluded = {
        item.get("reference")
        for variation in root.iter("variation")
        if variation.get("key") == "default"
        for item in variation.iter("exclude")
    }
    constraints = sum(
        e.tag == "constraint" and e.get("placeholder") != "YES" and e.get("id") not in excluded
        # Frames become lines of this priority.
        and e.get("priority") != "500"
        for e in objects
    )
    lines = re.findall(r"^ *(?:// )?[^\"\n]* (?:==|<=|>=) .*", text, re.M)
    numbers["constraints"] = constraints
    found["constraints"] = sum(not x.endswith("@ 500") for x in lines) + counted("constraint")
    numbers["outlets"] = len({e.get("destination") for e in objects if e.tag == "outlet"})
    names = {e.get("property") for e in objects if e.tag.startswith("outlet")}
    held = re.findall(r"^ *(?:// )?[a-zA-Z]+ (\w+)(?= |$)", text, re.M)
    known = {re.sub(r"\W", "", n).lower() for n in names if n}
    found["outlets"] = counted("outlet") + sum(
        bool({name.lower(), re.sub(r"\d+$", "", name).lower()} & known) for name in held
    )
    recognizers = {
        action for e in objects if e.tag.endswith("GestureRecognizer") for action in e.iter("action")
    }
    numbers["actions"] = sum(
        (e.tag == "action" and e not in recognizers)
        or (e.tag == "segue" and e.get("kind") != "relationship")
        for e in objects
    )
    found["actions"] = (
        len(re.findall(r"^ *(?:// )?on \w+ ->", text, re.M))
        + len(re.findall(r"never sends, calls", text))
        + counted(r"(?:segue|event)[\w.]*")
    )
    return {
        name: (number, found.get(name, 0))
        for name, number in numbers.items()
        if found.get(name, 0) < number
    }


if __name__ == "__main__":
    for path in sys.argv[1:]:
        for identifier in unnamed(path):
            print(path, identifier)
