import Foundation
import IdentityLint
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Formats")
struct FormatTests {
  private let text = "let a = 1\n\tlet 日本 = bad(\"<&>\") // é\nodd()\n"

  private func report(_ path: String = "A b.swift") throws -> (TemporaryProject, LintReport) {
    let project = try TemporaryProject([path: text, "Broken.swift": "func {\n"])
    var report = try project.lint()
    report.findings[0].related = [
      RelatedPlace(path: path, range: report.findings[1].range, message: "odd too")
    ]
    return (project, report)
  }

  @Test("for reading: source, carets, reason, advice, related locations and fix")
  func human() throws {
    let (project, report) = try report()
    #expect(
      ReportFormat.human.text(of: report, in: project.context) == """
        A b.swift:2:15: warning: 'bad' is called [sample]
            2 | \tlet 日本 = bad("<&>") // é
              | \t           ^^^
          why: it says so
          instead: call good
          note: A b.swift:3:1: odd too
            3 | odd()
              | ^^^
          fix: Call good (--fix does it)

        A b.swift:3:1: info: 'odd' is called [sample]
            3 | odd()
              | ^^^
          why: it says so
          instead: call good


        """)
    var colored = project.context
    colored.usesColor = true
    #expect(
      ReportFormat.human.text(of: report, in: colored).contains("\u{1B}[33mwarning:\u{1B}[0m"))
  }

  @Test("html: by rule, with code, cause and advice, and everything escaped")
  func html() throws {
    let (project, report) = try report()
    let page = ReportFormat.html.text(of: report, in: project.context)
    for piece in [
      "<h1>theseus-lint</h1>",
      "<a href=\"#sample\"><code>sample</code></a></td><td>0</td><td>1</td>",
      "<section id=\"sample\">", "<code>A b.swift:2</code> warning",
      "<mark>bad</mark>(&quot;&lt;&amp;&gt;&quot;) // é</pre>", "<b>Why:</b> it says so",
      "<b>Instead:</b> call good", "<code>A b.swift:3</code> odd too", "<b>Fix:</b> Call good",
      "<code>Broken.swift:1</code> does not parse",
    ] {
      #expect(page.contains(piece), "\(piece)")
    }
    #expect(!page.contains("\"<&>\""))
    #expect(page.hasSuffix("</html>\n"))
    let empty = ReportFormat.html.text(of: LintReport(), in: project.context)
    #expect(empty.contains("0 errors, 0 warnings") && !empty.contains("<table>"))
  }

  @Test("for reading: a long line is cut around the location, control characters are visible")
  func longLines() throws {
    let filler = String(repeating: "x", count: 5_000)
    let project = try TemporaryProject([
      "A.swift": "f(\(filler), bad(), \(filler)) // \u{1B}[31m\u{202E}\n"
    ])
    let text = ReportFormat.human.text(of: try project.lint(), in: project.context)
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 141 })
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1].dropFirst(column).hasPrefix("bad()"))
    let short = try TemporaryProject(["A.swift": "bad() // \u{1B}[31m\u{202E}\n"])
    let shown = ReportFormat.human.text(of: try short.lint(), in: short.context)
    #expect(!shown.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(shown.contains("␛[31m"))
  }

  @Test("xcode: absolute paths, notes for related locations")
  func xcode() throws {
    let (project, report) = try report()
    let path = project.path("A b.swift")
    #expect(
      ReportFormat.xcode.text(of: report, in: project.context) == """
        \(path):2:15: warning: 'bad' is called. it says so. call good. (sample)
        \(path):3:1: note: odd too
        \(path):3:1: note: 'odd' is called. it says so. call good. (sample)

        """)
  }

  @Test("github: commands with all delimiters escaped")
  func github() throws {
    var (project, report) = try report("A,b:c%.swift")
    report.findings[0].message = "50 %\n::error::x"
    let lines = ReportFormat.github.text(of: report, in: project.context).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0]
        == """
        ::warning file=A%2Cb%3Ac%25.swift,line=2,endLine=2,col=15,endColumn=18,title=sample::50 \
        %25%0A::error::x.%0Ait says so.%0Acall good.
        """
    )
    #expect(lines[1].hasPrefix("::notice "))
  }

  @Test("json: findings, problems and counts")
  func json() throws {
    let (project, report) = try report()
    let object = try #require(
      try JSONSerialization.jsonObject(
        with: Data(ReportFormat.json.text(of: report, in: project.context).utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["sample", "sample"])
    #expect(findings[0]["path"] as? String == "A b.swift")
    let range = try #require(findings[0]["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 2, "column": 15, "offset": 24])
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(summary["warnings"] == 1)
    #expect(summary["infos"] == 1)
    #expect(summary["lines"] == 4)
    #expect((object["problems"] as? [[String: Any]])?.first?["kind"] as? String == "unparsable")
  }

  @Test(
    "checkstyle and junit: well-formed XML that keeps the text",
    arguments: [ReportFormat.checkstyle, .junit])
  func xml(_ format: ReportFormat) throws {
    var (project, report) = try report("A&\"<b>.swift")
    report.findings[0].message = "a < b && \"c\"\u{1}"
    let collector = ElementCollector()
    let parser = XMLParser(data: Data(format.text(of: report, in: project.context).utf8))
    parser.delegate = collector
    #expect(parser.parse())
    if format == .checkstyle {
      #expect(collector.elements("file").map { $0["name"] } == ["A&\"<b>.swift"])
      #expect(collector.elements("error").map { $0["severity"] } == ["warning", "info"])
      #expect(
        collector.elements("error").first?["message"]?.hasPrefix("a < b && \"c\"\u{FFFD}") == true)
    } else {
      // Rules without a finding pass; a warning fails under strict only.
      #expect(
        collector.elements("testcase").map { $0["classname"] } == [
          "unused_suppression", "invalid_suppression", "sample", "sample",
        ])
      #expect(collector.elements("failure").isEmpty)
      var strict = project.context
      strict.isStrict = true
      #expect(ReportFormat.junit.text(of: report, in: strict).contains("failures=\"1\""))
    }
  }

  private final class ElementCollector: NSObject, XMLParserDelegate {
    private var all: [(name: String, attributes: [String: String])] = []

    func elements(_ name: String) -> [[String: String]] {
      all.filter { $0.name == name }.map(\.attributes)
    }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?,
      attributes attributeDict: [String: String] = [:]
    ) {
      all.append((elementName, attributeDict))
    }
  }
}
