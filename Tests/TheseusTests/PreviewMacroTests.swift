import Foundation
import Testing

@Suite("A preview becomes a type that theseus preview finds")
struct PreviewMacroTests {
  @Test("in an ordinary build a preview leaves nothing in the program")
  func ordinary() throws {
    #expect(try Plugin(showsPreviews: false).expand("#Preview { Row() }") == "")
  }

  @Test(
    "a preview keeps its name, traits and closure, as they are written",
    arguments: [
      #" { Row() }"#, #"("Named") { Row() }"#, #"("}", body: { Row("{") })"#,
      #"("A \("}") b", traits: .fixedLayout(width: 10, height: 2), .landscapeLeft) { Row() }"#,
      #"(traits: .sizeThatFitsLayout) { if true { Row() } else { Text(")") } }"#,
      ##"(#"raw "} "#) { Row() /* } /* { */ */ }"##, "(body: makeRow)",
    ])
  func arguments(call: String) throws {
    let text = try Plugin().expand("// #Preview(\"no\")\n#Preview\(call)")
    #expect(text.contains(Plugin.entry("_Preview\(plain(call))", line: 13)))
    #expect(text.contains(#"static var _file: String { "/p/Row.swift" }"#))
    #expect(text.contains("static var _line: Int { 13 }"))
    #expect(text.contains("struct $s1p7previewfMu_: _PreviewRegistration {"))
  }

  @Test("an attribute stays an attribute of the type")
  func attribute() throws {
    let text = try Plugin().expand("@available(macOS 12, *)\n#Preview { Row() }")
    #expect(text.hasPrefix("@available(macOS 12, *) struct $s1p7previewfMu_:"))
  }

  @Test(
    "a previewable property becomes state of a view, and the rest its body",
    arguments: [
      Hoisting("@Previewable @State var on = true", "@State var on = true"),
      Hoisting("@State @Previewable var on = true", "@State var on = true"),
      Hoisting("@Previewable @State\n  var on: Bool = true", "@State var on: Bool = true"),
      Hoisting("@Previewable @State var name: String?", "@State var name: String?"),
      Hoisting("@Previewable @FocusState var on: Bool", "@FocusState var on: Bool"),
      Hoisting(
        "@Previewable @Environment(\\.locale) var locale", "@Environment(\\.locale) var locale"),
      Hoisting(
        "@Previewable @State var rows = [\n    \"{\": 1,\n    \"]\": 2\n  ]",
        "@State var rows = [ \"{\": 1, \"]\": 2 ]"),
      Hoisting(
        "@Previewable @State var model = {\n    let it = Model()\n    return it\n  }()",
        "@State var model = { let it = Model() return it }()"),
      Hoisting(
        "@Previewable @State var rows = Store.rows\n    .filter { $0 > 1 }\n    + [7]",
        "@State var rows = Store.rows .filter { $0 > 1 } + [7]"),
      Hoisting(
        "@Previewable @State var words =\n    \"a\" // = {\n    as String",
        "@State var words = \"a\" // = { as String"),
      Hoisting(
        "@Previewable @State var text = \"\"\"\n    @Previewable } \\(\"}\")\n    \"\"\"",
        "@State var text = \"\"\" @Previewable } \\(\"}\") \"\"\""),
      Hoisting("@Previewable @State var on = cond ?\n    1 : 2", "@State var on = cond ? 1 : 2"),
      Hoisting("@Previewable @State var rows: Array<Int>", "@State var rows: Array<Int>"),
    ])
  func hoisting(_ hoisting: Hoisting) throws {
    let text = try Plugin().expand(
      "#Preview(\"N\") {\n  \(hoisting.source)\n  Toggle(\"On\", isOn: $on)\n}")
    #expect(
      text.contains(
        "struct _PreviewContent: View { \(hoisting.property) var body: some View { "
          + "Toggle(\"On\", isOn: $on) } }"))
    #expect(text.contains("_Preview(\"N\") { _PreviewContent() }"))
  }

  struct Hoisting: CustomTestStringConvertible {
    var source: String
    var property: String
    init(_ source: String, _ property: String) {
      self.source = source
      self.property = property
    }
    var testDescription: String { property }
  }

  @Test("previewable properties anywhere among the statements are hoisted, on one line too")
  func several() throws {
    let text = try Plugin().expand(
      "#Preview { @Previewable @State var a = 1; let b = 2; @Previewable @State var c = 3; Row(b) }"
    )
    #expect(
      text.contains(
        "struct _PreviewContent: View { @State var a = 1; @State var c = 3; var body: some View { "
          + "let b = 2; Row(b) } }"))
    #expect(text.contains("_Preview{ _PreviewContent() }"))
  }

  @Test("the word in a string or a comment is not an attribute")
  func words() throws {
    let call = #" { /* @Previewable */ Text("@Previewable @State var a") }"#
    #expect(
      try Plugin().expand("#Preview\(call)").contains(
        Plugin.entry("_Preview\(plain(call))", line: 12)))
  }
}

/// A text with one space in the place of each run of white space, and none at the ends.
private func plain(_ text: String) -> String {
  text.split { $0.isWhitespace }.joined(separator: " ")
}

/// The macro plugin, as the compiler runs it.
private struct Plugin {
  var showsPreviews = true

  private struct Answer: Decodable {
    struct Result: Decodable { var expandedSource: String? }
    var expandMacroResult: Result
  }

  /// The property of the type, with the developer's source location.
  static func entry(_ call: String, line: Int) -> String {
    "static var _preview: _Preview { #sourceLocation(file: \"/p/Row.swift\", line: \(line)) "
      + "\(call) #sourceLocation() }"
  }

  /// The plugin's expansion of a freestanding macro, in one line.
  func expand(_ source: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("TheseusMacros-tool")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let message: [String: Any] = [
      "expandFreestandingMacro": [
        "macro": [
          "moduleName": "TheseusMacros", "name": "Preview",
          "typeName": showsPreviews ? "ShownPreviewMacro" : "PreviewMacro",
        ],
        "macroRole": "declaration", "discriminator": "$s1p",
        "syntax": [
          "kind": "expression", "source": source,
          "location": [
            "fileID": "App/Row.swift", "fileName": "/p/Row.swift", "line": 12, "column": 1,
            "offset": 0,
          ],
        ],
      ]
    ]
    let body = try JSONSerialization.data(withJSONObject: message)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * $0)) }
    try input.fileHandleForWriting.write(contentsOf: Data(head) + body)
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let result = try JSONDecoder().decode(Answer.self, from: answer.dropFirst(8))
    return plain(result.expandMacroResult.expandedSource ?? "refused")
  }
}
