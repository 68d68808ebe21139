import SwiftSyntax

/// A setter that changes a local copy and drops it: `Binding(get: { item.isDone }, set: { value in
/// var copy = item; copy.isDone = value })`.
struct DroppedSetterCopy {
  private let name: String
  private let change: SequenceExprSyntax
  private let declaration: Syntax

  init?(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver) {
    guard call.calls("Binding"), let set = call.setter,
      case let place = file.resolverPlace(of: call),
      let found = set.statements.lazy.compactMap({ item -> DroppedSetterCopy? in
        item.item.as(VariableDeclSyntax.self).flatMap {
          DroppedSetterCopy($0, in: set, place, resolver)
        }
      }).first
    else { return nil }
    self = found
  }

  private init?(
    _ variable: VariableDeclSyntax, in set: ClosureExprSyntax, _ place: Resolver.Place,
    _ resolver: Resolver
  ) {
    guard variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
      let binding = variable.bindings.first, let initial = binding.initializer?.value,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = resolver.type(of: ValueReader.value(of: initial), in: place),
      let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
      info.facts.kind == .structure,
      case let uses = set.statements.references(to: name),
      case let changes = uses.compactMap(Self.change), changes.count == uses.count,
      let first = changes.first
    else { return nil }
    self.name = name
    change = first
    declaration = Syntax(binding)
  }

  /// `copy.isDone = value`, for the reference at its start.
  private static func change(_ reference: Syntax) -> SequenceExprSyntax? {
    var node = reference
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      node = Syntax(access)
    }
    guard node.id != reference.id, let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      let target = sequence.elements.first, Syntax(target).id == node.id,
      ExprSyntax(sequence).assigned != nil
    else { return nil }
    return sequence
  }

  func finding(in file: SourceUnit) -> Finding {
    file.finding(
      EditedCopyRule.self, .warning, at: file.range(of: change),
      "What is entered is lost: `\(name)` is a copy that ends with the setter.",
      because: "nothing writes `\(name)` back",
      advice: """
        Change the element in its collection, by its `id`, or pass a binding of the element: \
        `ForEach($items) { $item in … }`.
        """,
      related: [
        RelatedPlace(path: file.path, range: file.range(of: declaration), message: "copied here")
      ])
  }
}

extension FunctionCallExprSyntax {
  /// The closure that a `Binding` writes with.
  var setter: ClosureExprSyntax? {
    argument("set")?.as(ClosureExprSyntax.self)
      ?? additionalTrailingClosures.first { $0.label.text == "set" }?.closure
      ?? (argument("get") == nil ? nil : trailingClosure)
  }
}
