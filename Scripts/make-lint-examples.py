#!/usr/bin/env python3
"""Copies the examples of Tests/LintExamplesTests, which compile and run there, to the linter.

Writes Lint/Sources/IdentityLint/Examples/RuleExample+*.swift, which `theseus-lint --explain` shows,
and the code of the pages in Lint/Documentation.
Run after a change of an example: python3 Scripts/make-lint-examples.py
With --check it writes nothing and fails if a file is out of date.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def block(text, marker):
    found = re.search(r"^// %s:\n(.*?)\n// end$" % marker, text, re.M | re.S)
    if not found:
        sys.exit(f"no `// {marker}:` block")
    return found.group(1)


def literal(code):
    """The code as a string literal inside a call, raw if it contains backslashes."""
    mark = "#" if "\\" in code else ""
    lines = "\n".join(("      " + line).rstrip() for line in code.split("\n"))
    return mark + '"""\n' + lines + '\n      """' + mark


def source(name, failing, fixed):
    property_name = name[0].lower() + name[1:]
    return (
        "extension RuleExample {\n"
        f"  static let {property_name} = RuleExample(\n"
        f"    failing: {literal(failing)},\n"
        f"    fixed: {literal(fixed)})\n"
        "}\n"
    )


def page(text, blocks):
    """The first two Swift blocks of a page are the failing example and the fixed one."""
    rest = iter(blocks)
    code = re.compile(r"(?<=^```swift\n).*?(?=\n```$)", re.M | re.S)
    return code.sub(lambda old: next(rest, old.group(0)), text)


def main():
    stale = []
    for test in sorted((ROOT / "Tests/LintExamplesTests").glob("*Example.swift")):
        text = test.read_text()
        rule = re.search(r'LintExample\(rule: "(\w+)"', text)
        if not rule:
            continue
        failing, fixed = block(text, "failing"), block(text, "fixed")
        name = test.stem.removesuffix("Example")
        document = ROOT / f"Lint/Documentation/{rule.group(1)}.md"
        example = ROOT / f"Lint/Sources/IdentityLint/Examples/RuleExample+{name}.swift"
        wanted = {
            example: source(name, failing, fixed),
            document: page(document.read_text(), [failing, fixed]),
        }
        for path, content in wanted.items():
            if path.exists() and path.read_text() == content:
                continue
            stale.append(path.relative_to(ROOT))
            if "--check" not in sys.argv:
                path.write_text(content)
    for path in stale:
        print(path)
    if stale and "--check" in sys.argv:
        sys.exit("run Scripts/make-lint-examples.py")


main()
