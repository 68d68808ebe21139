import TheseusCore

// Links whose destination is pushed and popped by a binding: the forms before
// `navigationDestination(isPresented:)`.

extension NavigationLink {
  /// Pushes while `isActive` is true; activating the link sets it.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination(), isActive), label())
  }

  /// Pushes while `selection` is `tag`; activating the link sets it.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination(), selection.isValue(tag)), label())
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.bound(destination, isActive), label())
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination, selection.isValue(tag)), label())
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), isActive), Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), isActive), Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.bound(destination, isActive), Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.bound(destination, isActive), Text(title))
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), selection.isValue(tag)), Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), selection.isValue(tag)), Text(title))
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(destination, selection.isValue(tag)), Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(destination, selection.isValue(tag)), Text(title))
  }
}

extension Binding {
  /// Whether the value is this one; written false it becomes nil.
  fileprivate func isValue<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isIt in
        if isIt { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
