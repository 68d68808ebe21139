import SwiftSyntax

/// The objects that views read from the environment.
struct EnvironmentObjects {
  let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The objects that a view reads, and those that the views in it read, each with the name of its
  /// reader.
  func read(by view: ProjectIndex.TypeInfo, _ seen: inout Set<String>) -> [(
    object: String, reader: String
  )] {
    guard seen.insert(view.facts.name).inserted, seen.count < 200 else { return [] }
    var found = view.readObjects.map { ($0, ProjectIndex.simple(view.facts.name)) }
    // A view that provides objects itself may provide this one.
    guard view.facts.names.isDisjoint(with: [".environment", ".environmentObject"]),
      !view.facts.names.contains(where: mayProvide)
    else { return found }
    for name in view.facts.names.sorted() where name.first?.isUppercase == true {
      guard let inner = resolver.project.type(named: name, from: view.facts.name), inner.isView
      else { continue }
      found += read(by: inner, &seen)
    }
    return found
  }

  /// With the names that an extension of View calls on itself.
  private static let providing: Set<String> = [
    ".environment", ".environmentObject", ".modifier", "environment", "environmentObject",
    "modifier",
  ]

  /// Whether a modifier of the project may put objects into the environment.
  func mayProvide(_ name: String) -> Bool {
    guard name.hasPrefix("."), name != ".environment", name != ".environmentObject" else {
      return false
    }
    if name == ".modifier" { return true }
    return resolver.project.viewMembers(
      String(name.dropFirst()), from: resolver.project.types.viewpoint
    ).contains {
      !$0.names.isDisjoint(with: Self.providing)
    }
  }
}

extension ProjectIndex.TypeInfo {
  /// The types of the objects that a view needs from the environment.
  var readObjects: [String] {
    facts.properties.compactMap { property in
      guard let type = property.type, !type.hasSuffix("?") else { return nil }
      let isObject =
        property.wrapper == "EnvironmentObject"
        || property.wrapper == "Environment" && property.wrapperArgument?.hasSuffix(".self") == true
      return isObject ? ProjectIndex.simple(type) : nil
    }
  }
}

/// The views that code makes, other than in actions.
final class MadeViews: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func all(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    let walk = MadeViews(viewMode: .sourceAccurate)
    walk.walk(node)
    return walk.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if CalledName(of: node)?.kind == .initializer { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
  }
}
