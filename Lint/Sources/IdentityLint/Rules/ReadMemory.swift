import SwiftSyntax

/// A view sees a model's memory by other members than the changed properties: by `canUndo` of a
/// history whose entries are private, or by the entry that `undo()` returns.
struct ReadMemory {
  /// Computed properties that read what the model holds.
  private let computed: Set<String>
  /// Methods that return something that the model has kept.
  private let methods: Set<String>

  init(
    of type: String, _ memory: ObservedObjects.Memory, _ objects: ObservedObjects,
    from place: String
  ) {
    guard case .properties(let names) = memory,
      let model = objects.project.type(named: type, from: place)
    else {
      computed = []
      methods = []
      return
    }
    func reads(_ value: Value) -> Bool {
      value.all.contains { $0.ownName.map(names.contains) == true }
    }
    computed = Set(
      model.facts.properties.filter {
        $0.isComputed && !$0.isStatic && $0.returned.contains(where: reads)
      }.map(\.name))
    methods = Set(
      model.facts.functions.filter { function in
        !function.isStatic
          && function.returned.contains { value in
            guard case .call(.member(let base, let taken), _) = value else { return false }
            return ["popLast", "removeLast", "removeFirst"].contains(taken) && reads(base)
          }
      }.map(\.name))
  }

  /// Whether a view shows such a property, or uses what such a method returns.
  func isRead(of object: String, in view: TypeCode) -> Bool {
    if computed.isEmpty, methods.isEmpty { return false }
    if ObservedObjects.Memory.properties(computed.sorted()).isShown(of: object, in: view) {
      return true
    }
    return view.calls.contains { call in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
      return access.base?.ownName == object && methods.contains(access.declName.baseName.text)
        && call.parent?.is(CodeBlockItemSyntax.self) != true
    }
  }
}
