import SwiftSyntax

/// The names that functions, closures and patterns of one file bind. Most names in code are those
/// of members and types: for them, no search through the enclosing scopes is needed.
struct BoundNames: Sendable {
  /// The tree of the file.
  let root: SyntaxIdentifier
  /// Without `$`, and without the members of types.
  let names: Set<String>

  /// Those of the file that is being read. The functions that ask for them know a node and not its
  /// file.
  @TaskLocal static var current: BoundNames?

  /// Whether no scope around a node binds a name. False means that it is not known.
  static func lack(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "$"), let current else { return false }
    return !current.names.contains(name) && current.root == node.root.id
  }
}

extension SourceUnit {
  /// Reads its code, with the names at hand that it binds.
  func reading<Result>(_ body: () -> Result) -> Result {
    BoundNames.$current.withValue(BoundNames(root: tree.id, names: outline.boundNames)) { body() }
  }

  /// The findings of rules in the file.
  func findings(
    of rules: some Sequence<any LintRule.Type>, in project: ProjectIndex
  ) -> [Finding] {
    reading { reported(rules.flatMap { $0.init().findings(in: self, of: project) }) }
  }
}
