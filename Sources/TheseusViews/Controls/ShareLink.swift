import Foundation
import TheseusCore

/// Passes text to other programs in the host's way: in a terminal by the clipboard.
@MainActor @preconcurrency
package struct ShareAction {
  private let action: @MainActor (String) -> Bool
  nonisolated package init(action: @escaping @MainActor (String) -> Bool) { self.action = action }

  /// Answers whether the host took the text.
  package func callAsFunction(_ text: String) -> Bool { action(text) }
}

private struct ShareKey: EnvironmentKey {
  static var defaultValue: ShareAction? { nil }
}

extension EnvironmentValues {
  /// Set by hosts that can; nil where nothing can be shared.
  package var share: ShareAction? {
    get { self[ShareKey.self] }
    set { self[ShareKey.self] = newValue }
  }
}

/// A button that shares text or an address: a terminal copies it to the clipboard, and the label
/// confirms it for a moment. The user of a browser gets a file as a download.
public struct ShareLink<Label: View>: View {
  @Environment(\.share) private var share
  @Environment(\.hostServices) private var services
  @Environment(\.readerSettings) private var reader
  @State private var isDone = false
  private let text: SharedText
  private let file: URL?
  private let label: Label

  init(text: SharedText, file: URL? = nil, label: Label) {
    self.text = text
    self.file = file.flatMap { $0.isFileURL ? $0 : nil }
    self.label = label
  }

  /// How the file reaches a user at another computer.
  private var exchange: (any FileExchange)? { file == nil ? nil : services.fileExchange }

  private func pass() -> Bool {
    guard let file, let exchange else { return share?(text.string(for: reader)) ?? false }
    return (try? exchange.offer(file)) != nil
  }

  public var body: some View {
    Button {
      isDone = pass()
    } label: {
      HStack(spacing: 8) {
        label
        if isDone {
          PartView(.doneMark, .on).foregroundStyle(.secondary).accessibilityLabel(
            exchange == nil ? "Copied" : "Downloaded")
        }
      }
    }
    .disabled(share == nil && exchange == nil)
    .task(id: isDone) {
      guard isDone, (try? await Task.sleep(for: .seconds(2))) != nil else { return }
      isDone = false
    }
  }
}

extension ShareLink {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: SharedText(subject, message, item.absoluteString), file: item, label: label())
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: SharedText(subject, message, item), label: label())
  }

}

/// The text that a link shares, in the language of the user who shares it.
struct SharedText {
  private let parts: [Text]

  init(_ subject: Text?, _ message: Text?, _ items: [Text]) {
    parts = [subject, message].compactMap { $0 } + items
  }

  init(_ subject: Text?, _ message: Text?, _ item: String) {
    self.init(subject, message, [Text(verbatim: item)])
  }

  /// One part a line.
  func string(for reader: ReaderSettings) -> String {
    parts.map { $0.string(for: reader) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// The label of a button that shares.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text) { self.title = title }

  public var body: some View {
    TheseusViews.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      text: SharedText(subject, message, item.absoluteString), file: item,
      label: DefaultShareLinkLabel(Text("Share…")))
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      text: SharedText(subject, message, item), label: DefaultShareLinkLabel(Text("Share…")))
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  {
    self.init(
      text: SharedText(subject, message, item.absoluteString), file: item,
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      text: SharedText(subject, message, item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: SharedText(subject, message, item), label: DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  {
    self.init(
      text: SharedText(subject, message, item.absoluteString), file: item,
      label: DefaultShareLinkLabel(Text(title)))
  }
}

/// Over when the user's gesture is.
extension ShareLink: TransientState {}
