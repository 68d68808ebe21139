import TheseusCore

/// The focus of an assistive technology, as state.
///
/// Such a technology shares focus with the keyboard. The state follows it, and moves it, while a
/// technology reads the window (`WindowHost.observeSemantics`). Else the value is false or nil, and
/// writing it has no effect.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let state: FocusState<Value>

  nonisolated public init(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == Bool {
    state = FocusState(fileID: fileID, line: line, column: column)
  }
  nonisolated public init<T: Hashable>(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == T? {
    state = FocusState(fileID: fileID, line: line, column: column)
  }
  nonisolated public init(
    for technologies: AccessibilityTechnologies, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) where Value == Bool { self.init(fileID: fileID, line: line, column: column) }
  nonisolated public init<T: Hashable>(
    for technologies: AccessibilityTechnologies, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) where Value == T? { self.init(fileID: fileID, line: line, column: column) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(focus: state.projectedValue) }

  /// The argument of `accessibilityFocused(_:)`, which connects a view.
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }

    init(focus: FocusState<Value>.Binding) { self.focus = focus }
    public init(wrappedValue: Value) {
      focus = FocusState<Value>.Binding(cell: nil, reset: wrappedValue)
    }
  }
}

extension AccessibilityFocusState: DynamicProperty {}

extension View {
  /// Connects the focus of an assistive technology in this view to a Bool.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { modifier(_FocusedModifier(binding: condition.focus, value: true, isForReading: true)) }

  /// Connects the focus of an assistive technology in this view to a value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding.focus, value: value, isForReading: true))
  }

  /// The initial focus of an assistive technology when this view appears and nothing has focus.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(
      _DefaultFocusModifier(
        binding: binding.focus, value: value, priority: .automatic, isForReading: true))
  }
}
