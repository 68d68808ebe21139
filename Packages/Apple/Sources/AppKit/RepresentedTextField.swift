import SwiftUI

/// SwiftUI's text field for an `NSTextField` of the app: with its text and placeholder, its
/// delegate, and the changes that `updateNSView` makes.
struct RepresentedTextField<Representable: NSViewRepresentable>: View {
  let representable: Representable
  @Environment(\.self) private var environment
  @State private var made = Made<Representable>()
  /// Shows what the user wrote where no other state changes.
  @State private var edits = 0

  var body: some View {
    let _ = edits
    if let field = made.view(of: representable, environment) as? NSTextField {
      if field.isEditable {
        control(for: field)
          .onSubmit { end(field) }
          .disabled(!field.isEnabled)
      } else {
        Text(verbatim: field.stringValue)
      }
    }
  }

  @ViewBuilder
  private func control(for field: NSTextField) -> some View {
    let prompt = field.placeholderString ?? field.placeholderAttributedString?.string ?? ""
    if field is NSSecureTextField {
      SecureField(prompt, text: text(of: field))
    } else {
      TextField(prompt, text: text(of: field))
    }
  }

  private func text(of field: NSTextField) -> Binding<String> {
    Binding {
      field.stringValue
    } set: { text in
      guard text != field.stringValue else { return }
      field.stringValue = text
      edits += 1
      field.delegate?.controlTextDidChange(
        Notification(name: NSControl.textDidChangeNotification, object: field))
    }
  }

  private func end(_ field: NSTextField) {
    field.delegate?.controlTextDidEndEditing(
      Notification(name: NSControl.textDidEndEditingNotification, object: field))
    if let action = field.action { _ = field.sendAction(action, to: field.target) }
  }
}

/// The view and the coordinator of a representable, as long as it is in the tree.
@MainActor
private final class Made<Representable: NSViewRepresentable> {
  private var parts: (view: Representable.NSViewType, coordinator: Representable.Coordinator)?

  func view(of representable: Representable, _ environment: EnvironmentValues) -> NSView {
    let coordinator = parts?.coordinator ?? representable.makeCoordinator()
    let context = NSViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let view = parts?.view ?? representable.makeNSView(context: context)
    parts = (view, coordinator)
    representable.updateNSView(view, context: context)
    return view
  }

  isolated deinit {
    if let parts { Representable.dismantleNSView(parts.view, coordinator: parts.coordinator) }
  }
}
