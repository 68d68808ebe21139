import TheseusCore

/// The default label of a button with a role.
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
  /// A button whose label follows from its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
