import IdentityLint
import Testing

@Suite("comments hide reports, and are reported when they hide none")
struct SuppressionTests {
  private func places(_ text: String, selection: RuleSelection = RuleSelection()) throws -> [String]
  {
    try TemporaryProject(["A.swift": text]).lint(selection: selection).places
  }

  @Test("next, this, previous and a region")
  func scopes() throws {
    #expect(try places("// theseus:disable:next sample\nbad()\nbad()\n") == ["A.swift:3 sample"])
    #expect(try places("bad() // theseus:disable:this sample\nbad()\n") == ["A.swift:2 sample"])
    #expect(
      try places("bad()\n// theseus:disable:previous sample\nbad()\n") == ["A.swift:3 sample"])
    #expect(
      try places(
        "bad()\n// theseus:disable sample\nbad()\nbad()\n// theseus:enable sample\nbad()\n") == [
          "A.swift:1 sample", "A.swift:6 sample",
        ])
    #expect(try places("bad()\n/* theseus:disable all */\nbad()\n") == ["A.swift:1 sample"])
  }

  @Test("several rules, a reason after them, and several comments above one line")
  func forms() throws {
    #expect(
      try places("// theseus:disable:next sample, quiet - the rows have no state\nbad()\n") == [])
    let text = "// theseus:disable:next quiet\n// theseus:disable:next sample\nbad(); quiet()\n"
    #expect(try places(text, selection: RuleSelection(enabled: ["quiet"])) == [])
  }

  @Test("one that hides nothing is reported, unless its rule was not run")
  func unused() throws {
    #expect(
      try places("// theseus:disable:next sample\ngood()\n") == ["A.swift:1 unused_suppression"])
    #expect(try places("// theseus:disable quiet\ngood()\n") == [])
    #expect(
      try places("// theseus:disable quiet\ngood()\n", selection: RuleSelection(enabled: ["quiet"]))
        == ["A.swift:1 unused_suppression"])
    #expect(try places("// theseus:disable all\ngood()\n") == ["A.swift:1 unused_suppression"])
    #expect(
      try places("// theseus:disable all\ngood()\n", selection: RuleSelection(disabled: ["sample"]))
        == [])
    #expect(
      try places("// theseus:enable sample\nbad()\n") == [
        "A.swift:1 unused_suppression", "A.swift:2 sample",
      ])
    #expect(
      try places(
        "// theseus:disable sample\ngood()\n",
        selection: RuleSelection(disabled: ["unused_suppression"])) == [])
  }

  @Test("an unknown rule, an unknown command and a comment without a rule are reported")
  func invalid() throws {
    let project = try TemporaryProject([
      "A.swift":
        """
      // theseus:disable:next sampel\nbad()\n// theseus:hide sample\n// theseus:disable\n// \
      theseus:disable:sometimes sample\n
      """
    ])
    let report = try project.lint()
    #expect(
      report.places == [
        "A.swift:1 invalid_suppression", "A.swift:2 sample", "A.swift:3 invalid_suppression",
        "A.swift:4 invalid_suppression",
        "A.swift:5 invalid_suppression",
      ])
    #expect(report.findings[0].message.contains("did you mean 'sample'?"))
  }

  @Test("only comments speak: not strings, not documentation")
  func elsewhere() throws {
    #expect(
      try places("let a = \"// theseus:disable sample\"\n/// theseus:disable sample\nbad()\n") == [
        "A.swift:3 sample"
      ])
    #expect(
      try places("// Of theseus: a ship.\n// theseus: a ship\nbad()\n") == ["A.swift:3 sample"])
  }

  @Test("the offered change deletes the comment, and its line when it is alone there")
  func fix() throws {
    let project = try TemporaryProject([
      "A.swift":
        "let a = 1 // theseus:disable:this sample\n  // theseus:disable:next sample\nlet b = 2\n"
    ])
    let report = try project.lint()
    #expect(FixApplier(project.context).apply(report).count == 2)
    #expect(try project.read("A.swift") == "let a = 1\nlet b = 2\n")
  }
}
