import TheseusCore

/// Makes one view of its content for the lifecycle modifiers outside (R18), for modifiers that pass
/// something to the surroundings of their content.
nonisolated struct _OneViewModifier: ViewModifier {
  typealias Body = Never

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    content.mountAsOneView(inputs, into: &list)
  }
}

extension View {
  /// The same views, which `onAppear`, `task` and `onChange` outside take for one (R18).
  nonisolated func asOneView() -> ModifiedContent<Self, _OneViewModifier> {
    modifier(_OneViewModifier())
  }
}
