/// `#Preview("name", traits: …) { … }`: a type that `theseus preview` finds in the running program.
///
/// Its arguments are those of `_Preview`, so the source is copied, with one name replaced. In every
/// build but that of `theseus preview`, the macro has another type (`Previews/Macros.swift` in
/// Theseus): a preview is only checked by the compiler and leaves nothing in the program.
enum PreviewMacro {
  static func expand(_ expansion: Expansion) -> PluginAnswer {
    guard expansion.macro.typeName == "ShownPreviewMacro", let syntax = expansion.syntax,
      let discriminator = expansion.discriminator
    else {
      return .expanded("")
    }
    let source = SourceText(syntax.source)
    let all = source.bytes.indices
    guard let sign = source.firstIndex(ofWord: "#Preview", in: all) else { return .expanded("") }
    let name = "#Preview".utf8.count
    let place = syntax.location
    let file = quoted(place?.fileName ?? "")
    // The location is that of the white space before the macro.
    func line(_ index: Int) -> Int {
      (place?.line ?? 1) + source.bytes[..<index].count { $0 == UInt8(ascii: "\n") }
    }
    func located(_ index: Int, _ code: String) -> String {
      "#sourceLocation(file: \(file), line: \(line(index)))\n\(code)\n#sourceLocation()\n"
    }
    let body = PreviewBody(source, in: sign + name..<all.upperBound)
    let call = body?.call ?? source.text(sign + name..<all.upperBound)
    // Errors and crashes name the developer's lines.
    return .expanded(
      """
      \(source.text(0..<sign))struct \(discriminator)7previewfMu_: _PreviewRegistration {
      static var _file: String { \(file) }
      static var _line: Int { \(line(sign)) }
      \(body.map { located($0.start, $0.view) } ?? "")static var _preview: _Preview {
      \(located(sign, "_Preview\(String(call.drop { $0.isWhitespace }))"))}
      }
      """)
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// The closure of a preview with `@Previewable` properties. Local variables cannot be state, so the
/// properties become those of a view, and the other statements its body.
struct PreviewBody: Equatable {
  /// Where the closure begins.
  var start: Int
  /// The declaration of the view.
  var view: String
  /// The preview's arguments, with the view as content.
  var call: String

  private static let attribute = "@Previewable"

  /// Nil where the source has no such property.
  init?(_ source: SourceText, in range: Range<Int>) {
    guard let first = source.firstIndex(ofWord: Self.attribute, in: range),
      let braces = source.braces(around: first)
    else { return nil }
    var properties = ""
    var statements = ""
    for statement in source.statements(in: braces.lowerBound + 1..<braces.upperBound - 1) {
      guard let mark = source.firstIndex(ofWord: Self.attribute, in: statement),
        source.depth(of: mark, in: statement) == 0
      else {
        statements += source.text(statement)
        continue
      }
      properties += source.text(statement.lowerBound..<mark)
      properties += source.text(mark + Self.attribute.utf8.count..<statement.upperBound)
      if properties.last?.isNewline != true { properties += "\n" }
    }
    start = braces.lowerBound
    view = "struct _PreviewContent: View {\(properties)var body: some View {\(statements)}\n}"
    call =
      source.text(range.lowerBound..<braces.lowerBound) + "{ _PreviewContent() }"
      + source.text(braces.upperBound..<range.upperBound)
  }
}

extension SourceText {
  /// How many brackets are open at `index`, counted from the start of `range`.
  func depth(of index: Int, in range: Range<Int>) -> Int {
    (range.lowerBound..<index).reduce(0) { $0 + (isCode($1) ? Self.step(bytes[$1]) : 0) }
  }

  private static func step(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }

  /// The statements of a closure; together they are the whole range. A statement ends at a
  /// semicolon, or at the end of a line where it is complete. Declarations are never cut; other
  /// statements may be.
  func statements(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range where isCode(index) {
      depth += Self.step(bytes[index])
      guard depth == 0 else { continue }
      let isEnd =
        bytes[index] == UInt8(ascii: ";")
        || bytes[index] == UInt8(ascii: "\n") && isComplete(start..<index)
          && !continues(from: index, to: range.upperBound)
      if isEnd {
        found.append(start..<index + 1)
        start = index + 1
      }
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  /// Whether a line that ends a statement may end here: not after attributes only, nor after an
  /// operator, a comma or a colon.
  private func isComplete(_ range: Range<Int>) -> Bool {
    let words = range.filter { kinds[$0] != .comment && !Self.isSpace(bytes[$0]) }
    guard let first = words.first, let last = words.last else { return false }
    if isCode(first), bytes[first] == UInt8(ascii: "@"),
      !["var", "let"].contains(where: { word in
        firstIndex(ofWord: word, in: range).map { depth(of: $0, in: range) == 0 } ?? false
      })
    {
      return false
    }
    guard isCode(last) else { return true }
    // `Int?`, `value!` and `Array<Int>` are complete.
    let isPostfix = last > range.lowerBound && !Self.isSpace(bytes[last - 1])
    if isPostfix, "?!>".utf8.contains(bytes[last]) { return true }
    return !"=+-*/%<>&|^~?:,.!".utf8.contains(bytes[last])
  }

  /// Whether the code after this line continues its statement.
  private func continues(from newline: Int, to end: Int) -> Bool {
    guard
      let next = (newline..<end).first(where: {
        kinds[$0] != .comment && !Self.isSpace(bytes[$0])
      }), isCode(next)
    else { return false }
    return "=+-*/%<>&|^?:,.{".utf8.contains(bytes[next])
      || firstIndex(ofWord: "as", in: next..<end) == next
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...13).contains(byte)
  }
}
