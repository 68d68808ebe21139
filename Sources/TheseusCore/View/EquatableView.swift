/// Compares its content by `==` instead of field by field; identity is untouched (R14).
nonisolated public struct EquatableView<Content: Equatable & View>: View, Equatable {
  public typealias Body = Never
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  nonisolated public static func == (a: Self, b: Self) -> Bool { a.content == b.content }

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let whole = inputs.graph.makeRule(ComparedRule(source: view), in: inputs.scope.subgraph)
    Content._mount(_GraphValue<Content>(id: whole.id).compared, inputs, into: &list)
  }
}

extension View where Self: Equatable {
  /// Skips the body when the new value equals the old by `==` (R40).
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: ComparedByItself {
  /// `==` of the content, also where it is plain data (R14, R40).
  static func makeComparer() -> Comparer? {
    CustomComparer<Self> { a, b in (copy a).content == (copy b).content }
  }

  static var isOwnEquality: Bool { true }
}
