import IdentityLint
import Testing

@Suite(".theseus-lint.yml")
struct ConfigurationTests {
  private func error(_ yaml: String) throws -> String {
    let project = try TemporaryProject([".theseus-lint.yml": yaml, "A.swift": "bad()\n"])
    do { _ = try project.lint() } catch { return "\(error)" }
    return "no error"
  }

  @Test("sets severities, turns rules on and off, and lets warnings fail")
  func rules() throws {
    let project = try TemporaryProject([
      ".theseus-lint.yml": "# ours\nstrict: true\nrules:\n  sample: error\n  quiet: on\n",
      "A.swift": "bad(); odd()\nquiet()\n",
    ])
    let report = try project.lint()
    // Unresolved code stays a note, however severe the rule.
    #expect(report.findings.map(\.severity) == [.error, .info, .error])
    #expect(report.isStrict)
    try project.write("rules: {sample: off, quiet: info}", to: ".theseus-lint.yml")
    #expect(try project.lint().findings.map(\.severity) == [.info])
    try project.write("", to: ".theseus-lint.yml")
    #expect(try project.lint().findings.map(\.severity) == [.warning, .info])
  }

  @Test("an inner folder's rules override; any folder's exclusions hold")
  func nested() throws {
    let project = try TemporaryProject([
      ".theseus-lint.yml": "exclude: [\"**/Made\", /Top.swift]\nrules: {sample: error}",
      "Top.swift": "bad()\n", "A/Top.swift": "bad()\n", "A/Made/X.swift": "bad()\n",
      "B/.theseus-lint.yml": "include: [Yes]\nrules: {sample: info}", "B/Yes/Y.swift": "bad()\n",
      "B/No/N.swift": "bad()\n",
      "C/.theseus-lint.yml": "root: true", "C/Made/Z.swift": "bad()\n",
    ])
    let report = try project.lint()
    #expect(
      report.places == [
        "A/Top.swift:1 sample", "B/Yes/Y.swift:1 sample", "C/Made/Z.swift:1 sample",
      ])
    #expect(report.findings.map(\.severity) == [.error, .info, .warning])
    // A file named on the command line is excluded all the same: pre-commit needs that.
    #expect(try project.lint(["Top.swift"]).files.isEmpty)
    // From a folder below, the files above still count.
    #expect(try project.lint(["A"]).findings.map(\.severity) == [.error])
  }

  @Test("only, enable and disable are stronger than the file")
  func selection() throws {
    let project = try TemporaryProject([
      ".theseus-lint.yml": "rules: {sample: off}", "A.swift": "bad()\nquiet()\n",
    ])
    #expect(
      try project.lint(selection: RuleSelection(only: ["sample"])).places == ["A.swift:1 sample"])
    #expect(
      try project.lint(selection: RuleSelection(enabled: ["sample", "quiet"])).places == [
        "A.swift:1 sample", "A.swift:2 quiet",
      ])
    #expect(
      try project.lint(selection: RuleSelection(enabled: ["quiet"], disabled: ["quiet"])).places
        == [])
  }

  @Test("errors name file, line and column, and suggest a correction")
  func errors() throws {
    #expect(
      try error("strict: true\nexlude: []\n")
        == ".theseus-lint.yml:2:1: unknown key 'exlude': did you mean 'exclude'?")
    #expect(
      try error("rules:\n  sampel: off\n")
        == ".theseus-lint.yml:2:3: unknown rule 'sampel': did you mean 'sample'?")
    #expect(
      try error("rules:\n  sample: loud\n")
        == ".theseus-lint.yml:2:11: 'sample' is 'loud', not one of off, on, info, warning, error")
    #expect(try error("rules: [sample]\n").hasPrefix(".theseus-lint.yml:1:8: expected 'rules'"))
    #expect(try error("strict: 3\n") == ".theseus-lint.yml:1:9: 'strict' is '3', not true or false")
    #expect(
      try error("exclude:\n  - {a: b}\n").hasPrefix(
        ".theseus-lint.yml:2:5: expected a list of patterns"))
    #expect(try error("- a\n").hasPrefix(".theseus-lint.yml:1:1: expected keys"))
    #expect(try error("rules: {\n").hasPrefix(".theseus-lint.yml:2:1: not YAML"))
    #expect(try error("strict: true\nstrict: false\n").hasPrefix(".theseus-lint.yml"))
  }

  @Test("a file on the command line replaces all others")
  func named() throws {
    let project = try TemporaryProject([
      ".theseus-lint.yml": "rules: {sample: off}", "other.yml": "rules: {sample: error}",
      "A.swift": "bad()\n",
    ])
    var options = project.options()
    options.configurationFile = "other.yml"
    #expect(try Linter(options).lint(["."]).findings.map(\.severity) == [.error])
    options.configurationFile = "none.yml"
    #expect(throws: ConfigurationError.self) { try Linter(options).lint(["."]) }
  }
}
