"""The official parser in Python, as it is and mended.

Where it differs from those in other languages, which Rehearsal follows, or from itself in other versions, it can be
mended. A difference that a mend explains is known by the mend's name.
"""

import contextlib
import re
import unittest.mock

import gherkin.dialect
from gherkin.errors import ParserException
from gherkin.gherkin_line import GherkinLine
from gherkin.stream.gherkin_events import GherkinEvents
from gherkin.token_matcher import TokenMatcher


def literal_names(events, patches):
    """The names of columns are texts, with which nothing is matched."""
    def interpolate(text, names, values):
        for name, value in zip(names, values):
            text = text and text.replace(f"<{name['value']}>", value["value"])
        return text

    patches.enter_context(unittest.mock.patch.object(events.compiler, "_interpolate", interpolate))


def unknown_type(events, patches):
    """An And with nothing before it is of the type that a scenario without examples gives it."""
    compile_outline = events.compiler._compile_scenario_outline

    def compile_and_name(*arguments):
        pickles = arguments[-1]
        before = len(pickles)
        compile_outline(*arguments)
        for pickle in pickles[before:]:
            for step in pickle["steps"]:
                step["type"] = step["type"] or "Unknown"

    patches.enter_context(
        unittest.mock.patch.object(events.compiler, "_compile_scenario_outline", compile_and_name))


def trimmed_descriptions(events, patches):
    """A description ends with its last line that is not blank."""
    builder = events.parser.ast_builder
    transform = builder.transform_node

    def transform_trimmed(node):
        if node.rule_type != "Description":
            return transform(node)
        lines = [token.matched_text for token in node.get_tokens("Other")]
        while lines and not lines[-1].strip():
            lines.pop()
        return "\n".join(lines)

    patches.enter_context(unittest.mock.patch.object(builder, "transform_node", transform_trimmed))


def strict_tags(events, patches):
    """A blank after the at sign is as wrong as any other in a tag, and a lone at sign is no tag."""
    def tags(line):
        items = re.split(r"\s#", line._trimmed_line_text.strip(), maxsplit=1)[0].split("@")
        found, column = [], line.indent + 1
        for item in items[1:]:
            name = item.rstrip()
            if re.search(r"\s", name):
                location = {"line": line._line_number, "column": column}
                raise ParserException("A tag may not contain whitespace", location)
            if name:
                found.append({"column": column, "text": f"@{name}"})
            column += len(item) + 1
        return found

    patches.enter_context(unittest.mock.patch.object(GherkinLine, "tags", property(tags)))


def rule_without_blank(events, patches):
    """The keyword `Rule` of Texan has no blank at its end, as it has none in the official test data."""
    words = gherkin.dialect.DIALECTS["en-tx"]
    patches.enter_context(unittest.mock.patch.dict(words, {"rule": ["Rule"]}))


def same_places(events, patches):
    """The place of an error is the one that its text begins with."""
    enum = events.enum

    def placed(event):
        for message in enum(event):
            if "parseError" in message:
                error = message["parseError"]
                line, column = map(int, re.match(r"\((\d+):(\d+)\)", error["message"]).groups())
                error["source"]["location"] = {"line": line} | ({"column": column} if column else {})
            yield message

    patches.enter_context(unittest.mock.patch.object(events, "enum", placed))


def one_line_end(events, patches):
    """A line has one end: a carriage return before it belongs to the text."""
    set_matched = TokenMatcher._set_token_matched

    def set_text(matcher, token, matched_type, text=None, *arguments, **named):
        set_matched(matcher, token, matched_type, text, *arguments, **named)
        if text is not None:
            token.matched_text = re.sub(r"(\r?\n|\r)\Z", "", text)

    patches.enter_context(unittest.mock.patch.object(TokenMatcher, "_set_token_matched", set_text))


def no_byte_order_mark(events, patches):
    """A byte order mark at the very beginning says how the bytes are to be read, and is no text."""
    enum = events.enum

    def unmarked(event):
        source = event["source"]
        return enum({"source": source | {"data": source["data"].removeprefix("\ufeff")}})

    patches.enter_context(unittest.mock.patch.object(events, "enum", unmarked))


MENDS = {
    "theirs takes a byte order mark for text": no_byte_order_mark,
    "theirs drops every carriage return at the end of a line": one_line_end,
    "theirs takes the name of a column for a regular expression": literal_names,
    "theirs gives the first And of an outline no type": unknown_type,
    "theirs keeps blank lines at the end of a description that have blanks": trimmed_descriptions,
    "theirs drops a blank after the @ of a tag, and takes a lone @ for one": strict_tags,
    "theirs has a blank at the end of the keyword Rule in en-tx": rule_without_blank,
    "theirs has the place of an unknown language in column 1, but not in its text": same_places,
}


def messages(uri, text, mends=()):
    """Returns what the official parser makes of a text, or nothing where it crashes."""
    event = {"source": {"uri": uri, "data": text, "mediaType": "text/x.cucumber.gherkin+plain"}}
    options = GherkinEvents.Options(print_source=False, print_ast=True, print_pickles=True)
    events = GherkinEvents(options)
    with contextlib.ExitStack() as patches:
        for mend in mends:
            mend(events, patches)
        try:
            return list(events.enum(event))
        except re.error:
            return []


def differences(uri, text):
    """Returns the names of the mends that change what the official parser makes of a text."""
    plain = messages(uri, text)
    return [name for name, mend in MENDS.items() if messages(uri, text, [mend]) != plain]
