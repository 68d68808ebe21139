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
          .onSubmit {
            end(field, made)
            if let action = field.action { _ = field.sendAction(action, to: field.target) }
          }
          .disabled(!field.isEnabled)
          .onDisappear { [made] in endIfEdited(field, made) }
      } else {
        Text(verbatim: field.stringValue)
      }
    }
  }

  private func control(for field: NSTextField) -> some View {
    let prompt = field.placeholderString ?? field.placeholderAttributedString?.string ?? ""
    return TextField<Text>._reporting(
      prompt, text: text(of: field), isSecure: field is NSSecureTextField
    ) { [made] isFocused in
      if !isFocused { endIfEdited(field, made) }
    }
  }

  private func text(of field: NSTextField) -> Binding<String> {
    Binding {
      field.stringValue
    } set: { text in
      guard text != field.stringValue else { return }
      if !made.isEdited {
        made.isEdited = true
        report(NSControl.textDidBeginEditingNotification, field) {
          $0.controlTextDidBeginEditing($1)
        }
      }
      field.stringValue = text
      edits += 1
      report(NSControl.textDidChangeNotification, field) { $0.controlTextDidChange($1) }
    }
  }

  private func endIfEdited(_ field: NSTextField, _ made: Made<Representable>) {
    if made.isEdited { end(field, made) }
  }

  private func end(_ field: NSTextField, _ made: Made<Representable>) {
    made.isEdited = false
    report(NSControl.textDidEndEditingNotification, field) { $0.controlTextDidEndEditing($1) }
  }

  /// Tells the delegate, then the observers.
  private func report(
    _ name: Notification.Name, _ field: NSTextField,
    to receive: (any NSTextFieldDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: field)
    if let delegate = field.delegate { receive(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
}

/// The view and the coordinator of a representable, as long as it is in the tree.
@MainActor
private final class Made<Representable: NSViewRepresentable> {
  /// Whether the user has changed the text since editing ended last.
  var isEdited = false
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
