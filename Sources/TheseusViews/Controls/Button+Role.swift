import TheseusCore

/// The label of a button that says only what it is for.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .destructive: Text("Delete")
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    default: Text("OK")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button whose label follows from what it is for.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
