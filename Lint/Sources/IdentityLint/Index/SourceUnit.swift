import Foundation
import SwiftParser
import SwiftSyntax

/// One parsed file, and an outline of it, created in one walk. It is a class because rules pass it
/// on very often.
public final class SourceUnit: Sendable {
  public let path: String
  public let tree: SourceFileSyntax
  /// Created from the bytes: the syntax library's own converter walks the whole tree for it.
  private let lines: LineTable
  /// Whether it may declare or build views; rules have no findings in other files.
  public let mentionsViews: Bool
  /// Whether it may have what some rules find in files without views as well: subscriptions,
  /// observation, repeated objects.
  let mentionsModelCode: Bool
  let outline: SourceOutline
  let places: EnclosingPlaces
  /// The ranges that do not parse.
  let damaged: [Range<AbsolutePosition>]
  /// The properties with a wrapper, which many rules start from.
  let wrappedProperties: [WrappedProperty]
  /// Variables of types by the full name of their type, its extensions in this file among it. Empty
  /// in files without views.
  private let propertiesByType: [String: [VariableDeclSyntax]]
  /// Calls by the name of what they call, empty without views and model code; and by the type
  /// around them, empty without views.
  private let callsByName: [String: [FunctionCallExprSyntax]]
  private let callsByType: [String: [FunctionCallExprSyntax]]
  /// Uses of `$name`, by the name with its `$`.
  private let projectionsByName: [String: [DeclReferenceExprSyntax]]

  public convenience init(path: String, text: String) {
    self.init(path: path, text: text, tree: Parser.parse(source: text))
  }

  /// - Parameters:
  ///   - tree: the text's, parsed before.
  ///   - isRead: whether rules read its code for the views of other files, so that it is outlined
  ///     like one with views.
  init(path: String, text: String, tree: SourceFileSyntax, isRead: Bool = false) {
    self.path = path
    var text = text
    let mentionsViews = isRead || text.withUTF8 { Self.mentionsViews($0) }
    self.mentionsViews = mentionsViews
    self.tree = tree
    lines = LineTable(Array(text.utf8))
    let outline = SourceOutline(of: tree, withCalls: mentionsViews)
    let places = EnclosingPlaces(of: outline)
    self.outline = outline
    damaged = DamagedDeclarations.all(in: tree)
    self.places = places
    wrappedProperties = WrappedProperty.all(in: outline, places)
    propertiesByType =
      mentionsViews
      ? Dictionary(grouping: outline.properties) { places.type(at: $0.position) ?? "" } : [:]
    let calls = mentionsViews ? outline.calls : []
    callsByType = Dictionary(grouping: calls) { places.type(at: $0.position) ?? "" }
    mentionsModelCode =
      mentionsViews
      || text.withUTF8 { bytes in
        Self.modelMarkers.contains { marker in bytes.contains(run: marker) }
          || Self.taskMarkers.allSatisfy { marker in bytes.contains(run: marker) }
          || Self.selectionMarkers.allSatisfy { marker in bytes.contains(run: marker) }
      }
    callsByName = Dictionary(grouping: mentionsModelCode ? outline.calls : []) {
      $0.calledText ?? ""
    }
    projectionsByName = Dictionary(grouping: outline.projections) { $0.baseName.text }
  }

  /// With the outline of a file with views.
  func readAsViews() -> SourceUnit {
    mentionsViews
      ? self : SourceUnit(path: path, text: tree.description, tree: tree, isRead: true)
  }

  /// The calls of a function, type or member, in source order.
  func calls(named name: String) -> [FunctionCallExprSyntax] { callsByName[name] ?? [] }

  func calls(named names: some Sequence<String>) -> [FunctionCallExprSyntax] {
    names.flatMap { calls(named: $0) }
  }

  /// The calls in a type and its extensions in this file, not those in types inside it.
  func calls(in type: String?) -> [FunctionCallExprSyntax] {
    type.flatMap { callsByType[$0] } ?? []
  }

  /// The uses of `$name`, whatever it belongs to.
  func projections(of name: String) -> [DeclReferenceExprSyntax] {
    projectionsByName["$" + name] ?? []
  }

  func properties(of type: String?) -> [VariableDeclSyntax] {
    type.flatMap { propertiesByType[$0] } ?? []
  }

  /// Whether a text may declare or build views.
  static func mentionsViews(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    markers.contains { text.contains(run: $0) }
  }

  private static let markers: [[UInt8]] = ["SwiftUI", "some View", ": View", "ViewModifier"].map {
    Array($0.utf8)
  }

  private static let modelMarkers: [[UInt8]] = [
    ".sink", ".assign(", "withObservationTracking", "repeating:", "repeatElement(",
    "uniqueKeysWithValues", "removeDuplicates", ".blank", ".empty", ".template", ".untitled",
    ".draft", ".placeholder",
  ].map { Array($0.utf8) }

  /// Of code that waits in a task of its own, or beside a selection.
  private static let taskMarkers: [[UInt8]] = ["await ", "Task"].map { Array($0.utf8) }
  private static let selectionMarkers: [[UInt8]] = ["await ", "elect"].map { Array($0.utf8) }

  /// Without findings in previews, which no user sees, and in declarations that do not parse; and
  /// with one finding for code that several branches of an `#if` repeat.
  func reported(_ findings: [Finding]) -> [Finding] {
    let left = outline.previews + damaged
    var seen: [AbsolutePosition: [Finding]] = [:]
    return findings.filter { finding in
      let position = AbsolutePosition(utf8Offset: finding.range.start.offset)
      if left.contains(where: { $0.contains(position) }) { return false }
      guard let branches = outline.branches.last(where: { $0.range.contains(position) }) else {
        return true
      }
      let start = branches.range.lowerBound
      let clause = branches.clause(of: position)
      if seen[start]?.contains(where: {
        $0.rule == finding.rule && $0.message == finding.message
          && branches.clause(of: AbsolutePosition(utf8Offset: $0.range.start.offset)) != clause
      }) == true {
        return false
      }
      seen[start, default: []].append(finding)
      return true
    }
  }

  /// The range of a node without the space and comments around it.
  func range(of node: some SyntaxProtocol) -> SourceRange {
    range(from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
  }

  func range(from start: AbsolutePosition, to end: AbsolutePosition) -> SourceRange {
    SourceRange(start: place(of: start), end: place(of: end))
  }

  func place(of position: AbsolutePosition) -> SourcePlace { lines.place(position.utf8Offset) }

  func line(of node: some SyntaxProtocol) -> Int {
    place(of: node.positionAfterSkippingLeadingTrivia).line
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it contains these consecutive bytes.
  func contains(run: [UInt8]) -> Bool {
    guard let first = run.first, var start = baseAddress else { return false }
    let end = start + count
    while end - start >= run.count,
      let found = memchr(start, Int32(first), end - start - run.count + 1)
    {
      if memcmp(found, run, run.count) == 0 { return true }
      start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
    }
    return false
  }
}
