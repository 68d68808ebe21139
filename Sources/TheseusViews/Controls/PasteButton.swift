import AttributeGraph
import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// Pastes what fields and `copyable` views of the app copied last. Other programs' clipboards
/// cannot be read: a terminal passes them as typed text.
public struct PasteButton: View {
  @State private var link = ClipboardLink()
  private let paste: (String) -> Void
  private let accepts: (String) -> Bool

  /// - Parameter onPaste: receives the text or address as the type; other types receive nothing.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    accepts = { !pasted(T.self, $0).isEmpty }
    paste = { onPaste(pasted(T.self, $0)) }
  }

  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    let takesText = takesText(supportedContentTypes)
    accepts = { _ in takesText }
    paste = { payloadAction([NSItemProvider(object: $0 as NSString)]) }
  }

  public var body: some View {
    Button {
      if let text = link.clipboard?.text, accepts(text) { paste(text) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .modifier(_ClipboardModifier(link: link))
  }
}

extension View {
  /// Pastes text of the clipboard with the host's key for it, Control-V, while focus is in the view
  /// and no field takes it.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    let takesText = takesText(supportedContentTypes)
    return clipboardKey("v") { clipboard in
      guard takesText, let text = clipboard.text else { return false }
      payloadAction([NSItemProvider(object: text as NSString)])
      return true
    }
  }

  /// Pastes text and addresses of the clipboard with Control-V.
  /// - Parameter validator: changes or filters the items; none pastes nothing.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    clipboardKey("v") { clipboard in
      let items = validator(clipboard.text.map { pasted(T.self, $0) } ?? [])
      if items.isEmpty { return false }
      action(items)
      return true
    }
  }

  /// Copies the text or address of the items with Control-C, while focus is in the view.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    clipboardKey("c") { $0.copy(items: payload()) }
  }

  /// Copies and removes with Control-X, while focus is in the view.
  /// - Parameter action: removes the items and returns them. Not called for a type whose items have
  ///   no text or address: the clipboard could not take what it removes.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    clipboardKey("x") { T.canBeText && $0.copy(items: action()) }
  }

  /// Copies the texts of the items with Control-C, while focus is in the view.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    clipboardKey("c") { $0.copy(providers: payloadAction?() ?? []) }
  }

  /// As above with Control-X; the action also removes the items.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    clipboardKey("x") { $0.copy(providers: payloadAction?() ?? []) }
  }

  private func clipboardKey(
    _ key: KeyEquivalent, _ action: @escaping (Clipboard) -> Bool
  ) -> some View {
    let link = ClipboardLink()
    return modifier(_ClipboardModifier(link: link)).modifier(
      _InputCommandModifier { press in
        guard press.key == key, !press.modifiers.isDisjoint(with: [.control, .command]),
          press.modifiers.isDisjoint(with: [.shift, .option]), let clipboard = link.clipboard
        else { return false }
        return action(clipboard)
      })
  }
}

/// The clipboard of the window that a view is in.
@MainActor
final class ClipboardLink {
  weak var element: ViewElement?
  nonisolated init() {}
  var clipboard: Clipboard? { element?.window.part(Clipboard.self) }
}

struct _ClipboardModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  let link: ClipboardLink

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ClipboardElement
  {
    ClipboardElement(modifier, inputs)
  }
}

final class ClipboardElement: PassthroughElement<_ClipboardModifier> {
  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    value?.link.element = self
    return changed
  }
}

extension Clipboard {
  fileprivate func copy<T: Transferable>(items: [T]) -> Bool {
    copy(texts: items.compactMap { text(of: [$0] + T.proxies(for: $0)) })
  }

  fileprivate func copy(providers: [NSItemProvider]) -> Bool {
    copy(texts: providers.compactMap { text(of: $0.forms) })
  }

  private func copy(texts: [String]) -> Bool {
    if texts.isEmpty { return false }
    copy(texts.joined(separator: "\n"))
    return true
  }

  private func text(of forms: [Any]) -> String? {
    for form in forms {
      if let text = form as? String { return text }
      if let address = form as? URL { return address.absoluteString }
    }
    return nil
  }
}

private func takesText(_ types: [UTType]) -> Bool {
  types.contains { UTType.utf8PlainText.conforms(to: $0) }
}

private func pasted<T: Transferable>(_ type: T.Type, _ text: String) -> [T] {
  if let items = [text] as? [T] { return items }
  return URL(string: text).flatMap { [$0] as? [T] } ?? []
}
