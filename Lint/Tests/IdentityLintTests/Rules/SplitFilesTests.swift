import Foundation
import IdentityLint
import SwiftParser
import SwiftSyntax
import Testing

/// Developers keep models and views in files of their own. A split file has one declaration of the
/// text, at its lines, and its imports; or one member of a type, in an extension.
@Suite("Declarations in files of their own are judged as in one file")
struct SplitFilesTests {
  struct Source: CustomStringConvertible, Sendable {
    let file: URL
    let description: String
  }

  static let sources: [Source] = {
    let fixtures = Fixture.all.filter { $0.files.count == 1 }.map {
      Source(file: $0.files[0], description: $0.description)
    }
    let sets = BugSetTests.cases.map {
      Source(file: BugSetTests.folder.appendingPathComponent($0.file), description: $0.file)
    }
    return fixtures + sets
  }()

  @Test("each declaration in a file of its own", arguments: sources)
  func declarations(_ source: Source) throws { try check(source) { $0.declarations } }

  @Test(
    "each member in an extension in a file of its own",
    arguments: sources.filter {
      let folder = $0.file.deletingLastPathComponent().lastPathComponent
      return readingMembers.contains(folder)
        || !LintRules.all.contains { $0.description.identifier == folder }
    })
  func members(_ source: Source) throws {
    try check(source, only: Self.readingMembers) { $0.members }
  }

  /// The rules that read a type's members in all files.
  private static let readingMembers: Set<String> = [
    "canceled_save", "cleared_while_covered", "endless_task", "inline_observed_object",
    "filtered_offsets", "kept_cancel", "kept_draft", "outer_environment", "overwritten_edits",
    "pushed_copy", "racing_task", "shared_window_state", "sheet_reads_nil", "stale_copy",
    "state_from_parent", "unkept_model",
  ]

  private func check(
    _ source: Source, only: Set<String>? = nil, _ parts: (SplitText) -> [String]
  ) throws {
    let text = try String(contentsOf: source.file, encoding: .utf8)
    let rule = source.file.deletingLastPathComponent().lastPathComponent
    // Split files open what is private, which is all that `public_state` is about.
    let rules = LintRules.all.filter {
      ($0.description.isOnByDefault || $0.description.identifier == rule)
        && $0.description.identifier != "public_state"
        && only?.contains($0.description.identifier) != false
    }
    let linter = Linter(rules: rules)
    // A finding whose code is in two files names the line of one of them.
    func isAtOneLine(_ rule: String) -> Bool {
      only == nil && !Self.readingMembers.contains(rule) && rule != "restarted_timer"
    }
    func reports(_ units: [SourceUnit]) -> Set<Expectation> {
      Set(
        linter.findings(in: units).map {
          Expectation(
            file: "", line: isAtOneLine($0.rule) ? $0.range.start.line : 0, rule: $0.rule,
            isInfo: !$0.isComplete)
        })
    }
    let whole = reports([SourceUnit(path: "Whole.swift", text: text)])
    let split = reports(
      parts(SplitText(text)).enumerated().map {
        SourceUnit(path: "Part\($0 + 10).swift", text: $1)
      })
    for missing in whole.subtracting(split).sorted() {
      Issue.record("\(source): lost: \(missing)")
    }
    for extra in split.subtracting(whole).sorted() {
      Issue.record("\(source): new: \(extra)")
    }
  }
}

/// A text as several texts, each with a part of it at its lines and all else blank.
struct SplitText {
  private let bytes: [UInt8]
  private let tree: SourceFileSyntax

  init(_ text: String) {
    tree = Parser.parse(source: text)
    bytes = Array(text.utf8)
  }

  private var items: [Syntax] { tree.statements.map { Syntax($0.item) } }

  /// One text for each declaration.
  var declarations: [String] {
    texts(of: items.filter { !$0.is(ImportDeclSyntax.self) }.map { Part(node: $0) })
  }

  /// One text for each declaration, without the members that can be in an extension, and one for
  /// each of those.
  var members: [String] {
    texts(
      of: items.filter { !$0.is(ImportDeclSyntax.self) }.flatMap { item -> [Part] in
        guard let (name, members) = Self.movable(in: item) else { return [Part(node: item)] }
        return [Part(node: item, holes: members)]
          + members.map { Part(node: $0, extended: name) }
      })
  }

  private struct Part {
    let node: Syntax
    var holes: [Syntax] = []
    /// The type whose extension has the node.
    var extended: String?
  }

  /// The members of a type that compile in an extension of it: methods and computed properties.
  private static func movable(in item: Syntax) -> (String, [Syntax])? {
    guard !item.is(ProtocolDeclSyntax.self), !item.is(ExtensionDeclSyntax.self),
      let block = item.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
      let name = item.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return nil }
    let members = block.members.map { Syntax($0.decl) }.filter { member in
      if let function = member.as(FunctionDeclSyntax.self) {
        return !function.modifiers.contains { $0.name.text == "override" }
      }
      guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        !variable.modifiers.contains(where: { ["override", "lazy"].contains($0.name.text) }),
        let binding = variable.bindings.first, binding.initializer == nil
      else { return false }
      switch binding.accessorBlock?.accessors {
      case .getter: return true
      case .accessors(let list): return list.contains { $0.accessorSpecifier.text == "get" }
      case nil: return false
      }
    }
    return (name, members)
  }

  private func texts(of parts: [Part]) -> [String] {
    let blank = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    let imports = items.filter { $0.is(ImportDeclSyntax.self) }
    var texts = parts.map { part in
      var text = blank
      for node in imports + [part.node] { copy(node, to: &text) }
      for hole in part.holes { erase(hole, from: &text) }
      return text
    }
    let shared = Self.shared(texts)
    for (index, part) in parts.enumerated() {
      let opener = AccessOpener(shared: shared)
      opener.walk(part.node)
      for modifier in opener.opened { erase(Syntax(modifier), from: &texts[index]) }
      if let name = part.extended {
        let range = range(of: part.node)
        texts[index].insert(contentsOf: " }".utf8, at: range.upperBound)
        texts[index].insert(contentsOf: "extension \(name) { ".utf8, at: range.lowerBound)
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }

  private func range(of node: Syntax) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func copy(_ node: Syntax, to text: inout [UInt8]) {
    for offset in range(of: node) { text[offset] = bytes[offset] }
  }

  private func erase(_ node: Syntax, from text: inout [UInt8]) {
    for offset in range(of: node) where bytes[offset] != UInt8(ascii: "\n") {
      text[offset] = UInt8(ascii: " ")
    }
  }

  /// The names that occur in several texts: a private one cannot stay private.
  private static func shared(_ texts: [[UInt8]]) -> Set<String> {
    var seen: Set<String> = []
    var shared: Set<String> = []
    for text in texts {
      let names = Set(
        Parser.parse(source: String(decoding: text, as: UTF8.self))
          .tokens(viewMode: .sourceAccurate).map { token in
            token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text
          })
      shared.formUnion(seen.intersection(names))
      seen.formUnion(names)
    }
    return shared
  }
}

/// Finds the modifiers that a developer must remove to use a declaration in another file.
private final class AccessOpener: SyntaxVisitor {
  private let shared: Set<String>
  private(set) var opened: [DeclModifierSyntax] = []

  init(shared: Set<String>) {
    self.shared = shared
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.detail == nil, let declaration = node.parent?.parent else { return .skipChildren }
    switch node.name.tokenKind {
    case .keyword(.fileprivate): opened.append(node)
    case .keyword(.private):
      let isTopLevel = declaration.parent?.is(CodeBlockItemSyntax.self) == true
      if isTopLevel || Self.names(of: declaration).contains(where: shared.contains) {
        opened.append(node)
      }
    default: break
    }
    return .skipChildren
  }

  private static func names(of declaration: Syntax) -> [String] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
    return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}
