"""Reads text by a TextMate grammar, with the regular expressions of Oniguruma, as editors do.

At each place of a line the leftmost match of the open rule's patterns wins, its end first and then
in the order of the grammar.
"""

import functools

import onigurumacffi


class Rule:
    def __init__(self, grammar, source):
        self.grammar = grammar
        self.name = source.get("name", "")
        self.content = source.get("contentName", "")
        self.begin = source.get("begin")
        self.end = source.get("end")
        self.match = source.get("match")
        self.captures = source.get("captures", source.get("beginCaptures", {}))
        self.end_captures = source.get("endCaptures", {})
        self.patterns = source.get("patterns", [])

    @functools.cached_property
    def rules(self):
        """The rules inside, with those that are included."""
        found = []

        def add(patterns, seen):
            for source in patterns:
                include = source.get("include")
                if include is None:
                    found.append(self.grammar.rule(source))
                elif include not in seen:
                    name = include.removeprefix("#")
                    add(self.grammar.repository[name]["patterns"], seen | {include})

        add(self.patterns, frozenset())
        return found

    @functools.cached_property
    def expressions(self):
        expressions = [rule.begin or rule.match for rule in self.rules]
        if self.end is not None:
            expressions.insert(0, self.end)
        return onigurumacffi.compile_regset(*expressions)


class Grammar:
    def __init__(self, source):
        self.repository = source["repository"]
        self.known = {}
        self.scope = source["scopeName"]
        self.root = Rule(self, {"name": self.scope, "patterns": source["patterns"]})

    def rule(self, source):
        return self.known.setdefault(id(source), Rule(self, source))

    def scopes(self, text):
        """The scopes of each character, outermost first."""
        found = []
        stack = [self.root]
        for line in text.split("\n"):
            self.read(line + "\n", stack, found)
        return found[: len(text)]

    def read(self, line, stack, found):
        scopes = [self.open(stack) for _ in line]
        place = 0
        while place < len(line):
            top = stack[-1]
            index, match = top.expressions.search(line, place)
            if match is None:
                break
            ends = top.end is not None and index == 0
            rule = top if ends else top.rules[index - (top.end is not None)]
            inside = [name for open in stack for name in (open.name, open.content) if name]
            if ends:
                stack.pop()
                inside = inside[: -1] if top.content else inside
            elif rule.begin is not None:
                stack.append(rule)
                inside = inside + [rule.name] * bool(rule.name)
            else:
                inside = inside + [rule.name] * bool(rule.name)
            captures = rule.end_captures if ends else rule.captures
            for at in range(*match.span()):
                scopes[at] = list(inside)
            for group, capture in sorted(captures.items(), key=lambda item: int(item[0])):
                for at in range(*match.span(int(group))):
                    scopes[at].append(capture["name"])
            stands = match.end() == match.start()
            if stands and not ends and rule.begin is None:
                break
            place = match.end()
            for at in range(place, len(line)):
                scopes[at] = self.open(stack)
        found.extend(scopes)

    @staticmethod
    def open(stack):
        return [name for rule in stack for name in (rule.name, rule.content) if name]
