import SwiftParser
import SwiftSyntax

/// Reads and parses files, and reports why one cannot be linted.
struct FileReader: Sendable {
  let texts: [String: [UInt8]]
  /// Whether facts will be cached.
  let isCached: Bool

  /// A longer text may nest deeper than the stack allows; it is measured first.
  private static let measuredLength = 16 << 10
  /// Levels of syntax. Handwritten code has fewer than 200.
  private static let deepestTree = 5_000

  enum Text {
    case read([UInt8])
    case skipped(FileProblem)
  }

  func text(of file: SourceFile) -> Text {
    if let bytes = texts[file.absolutePath] { return .read(bytes) }
    do { return .read(try FileSystem.read(file.absolutePath)) } catch {
      return .skipped(
        FileProblem(kind: .unreadable, path: file.path, message: "cannot be read: \(error.message)")
      )
    }
  }

  /// The facts and findings of one file by itself, and its tree unless it is skipped.
  /// - Parameter name: its name in facts and findings.
  func examine(_ name: String, _ bytes: [UInt8], _ hash: ContentHash) -> (
    record: FileRecord, unit: SourceUnit?
  ) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let offset = bytes.withUnsafeBufferPointer { FileReader.firstInvalid($0) }
      let line = LineTable(Array(bytes.prefix(offset))).count
      let problem = FileProblem(
        kind: .notUTF8, path: name, line: line, message: "not UTF-8, so it is skipped")
      return (FileRecord(hash: hash, lines: 0, problem: problem), nil)
    }
    if let line = BracketRuns.line(tooLongIn: bytes) {
      let message =
        """
        opens more than \(BracketRuns.longest) brackets in a row, which takes the parser for ever, \
        so it is skipped
        """
      let problem = FileProblem(kind: .tooDeep, path: name, line: line, message: message)
      return (FileRecord(hash: hash, lines: FileReader.countLines(bytes), problem: problem), nil)
    }
    let tree = Parser.parse(source: text)
    var record = FileRecord(hash: hash, lines: FileReader.countLines(bytes))
    if bytes.count > FileReader.measuredLength,
      FileReader.isDeeper(than: FileReader.deepestTree, Syntax(tree))
    {
      record.problem = FileProblem(
        kind: .tooDeep, path: name,
        message: "nests more than \(FileReader.deepestTree) levels deep, so it is skipped")
      return (record, nil)
    }
    let unit = SourceUnit(path: name, text: text, tree: tree)
    if let first = unit.damaged.first {
      let offset = FileReader.firstError(in: tree, from: first.lowerBound)
      record.problem = FileProblem(
        kind: .unparsable, path: name, line: LineTable(bytes).place(offset).line,
        message: unit.damaged.count == 1
          ? "does not parse, so the declaration around it is skipped"
          : """
          does not parse, so the declaration around it is skipped, and \(unit.damaged.count - 1) \
          more
          """,
        skipsAll: DamagedDeclarations.coverAll(of: tree, unit.damaged))
    } else if tree.endOfFileToken.hasError {
      // Such as a merge conflict after the last declaration, which the parser skips.
      let offset = tree.endOfFileToken.position.utf8Offset
      record.problem = FileProblem(
        kind: .unparsable, path: name, line: LineTable(bytes).place(offset).line,
        message: "does not parse from here to the end, which is skipped",
        skipsAll: tree.statements.isEmpty)
    }
    record.comments =
      SuppressionComment.contains(bytes) ? SuppressionComment.all(in: tree, LineTable(bytes)) : []
    record.facts = StoredFacts(FileFacts(of: unit), isCached: isCached, text: hash)
    return (record, unit)
  }

  /// A file that was examined before, parsed again.
  func unit(of file: SourceFile, named name: String) -> SourceUnit? {
    guard case .read(let bytes) = text(of: file),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return SourceUnit(path: name, text: text)
  }

  /// Whether a file may declare or build views, by its text alone. A file that cannot be read may.
  func hasViews(_ file: SourceFile) -> Bool {
    guard case .read(let bytes) = text(of: file) else { return true }
    return bytes.withUnsafeBufferPointer { SourceUnit.mentionsViews($0) }
  }

  /// The location of the first missing or unexpected token.
  private static func firstError(in tree: SourceFileSyntax, from start: AbsolutePosition) -> Int {
    var node = Syntax(tree)
    while let child = node.children(viewMode: .all).first(where: {
      $0.endPosition >= start
        && ($0.hasError || $0.is(UnexpectedNodesSyntax.self) || isMissing($0))
    }) {
      node = child
      if node.is(UnexpectedNodesSyntax.self) { break }
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func isMissing(_ node: Syntax) -> Bool {
    node.as(TokenSyntax.self)?.presence == .missing
  }

  private static func isDeeper(than limit: Int, _ tree: Syntax) -> Bool {
    var path = [tree.children(viewMode: .sourceAccurate).makeIterator()]
    while !path.isEmpty {
      guard let child = path[path.count - 1].next() else {
        path.removeLast()
        continue
      }
      if child.is(TokenSyntax.self) { continue }
      if path.count >= limit { return true }
      path.append(child.children(viewMode: .sourceAccurate).makeIterator())
    }
    return false
  }

  static func countLines(_ bytes: [UInt8]) -> Int {
    let ends = bytes.withUnsafeBufferPointer { buffer in
      var count = 0
      for byte in buffer where byte == UInt8(ascii: "\n") { count &+= 1 }
      return count
    }
    return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? ends : ends + 1
  }

  private static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput, .error: return offset
      }
    }
  }
}
