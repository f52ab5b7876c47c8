"""Reads text by a grammar of KSyntaxHighlighting: at each place the first rule that fits wins."""

import re
import xml.etree.ElementTree as ElementTree


def expression(pattern):
    """Python has no classes of Unicode; these are the same for the characters of letters."""
    pattern = pattern.replace(r"[\p{L}\p{N}\p{M}_.`]", r"[\w.`]").replace(r"\p{L}\p{N}\p{M}_", r"\w")
    pattern = pattern.replace(r"[\p{L}\p{N}_]", r"\w").replace(r"[\p{L}_]", r"[^\W\d]")
    return re.compile(pattern.replace(r"\p{L}", r"[^\W\d]"))


class Grammar:
    def __init__(self, path):
        root = ElementTree.parse(path).getroot()
        self.contexts = {context.get("name"): context for context in root.iter("context")}
        self.first = next(iter(self.contexts))
        self.attributes = {item.get("name") for item in root.iter("itemData")}
        self.expressions = {
            rule: expression(rule.get("String")) for rule in root.iter("RegExpr")
        }

    def rules(self, context):
        for rule in self.contexts[context]:
            if rule.tag == "IncludeRules":
                yield from self.rules(rule.get("context"))
            else:
                yield rule

    def length(self, rule, line, place):
        """How much of a line a rule takes, or 0."""
        rest = line[place:]
        match rule.tag:
            case "DetectSpaces":
                return len(rest) - len(rest.lstrip())
            case "DetectChar":
                return int(rest.startswith(rule.get("char")))
            case "Detect2Chars":
                return 2 * rest.startswith(rule.get("char") + rule.get("char1"))
            case "AnyChar":
                return int(rest[:1] in rule.get("String") and rest != "")
            case "RegExpr":
                match = self.expressions[rule].match(line, place)
                return match.end() - place if match else 0
            case tag:
                raise NotImplementedError(tag)

    def attributes_of(self, text):
        """The attribute of each character."""
        stack = [self.first]
        found = []
        for line in text.split("\n"):
            place = 0
            while place < len(line):
                place += self.step(stack, line, place, found)
            while (target := self.contexts[stack[-1]].get("lineEndContext")) != "#stay":
                self.switch(stack, target)
            found.append("Normal Text")
        return found

    def step(self, stack, line, place, found):
        context = self.contexts[stack[-1]]
        for rule in self.rules(stack[-1]):
            length = self.length(rule, line, place)
            if length:
                assert rule.get("attribute") in self.attributes
                found += [rule.get("attribute")] * length
                self.switch(stack, rule.get("context"))
                return length
        if context.get("fallthroughContext"):
            self.switch(stack, context.get("fallthroughContext"))
            return 0
        found.append(context.get("attribute"))
        return 1

    @staticmethod
    def switch(stack, target):
        if target == "#pop":
            stack.pop()
        elif target != "#stay":
            stack.append(target)
