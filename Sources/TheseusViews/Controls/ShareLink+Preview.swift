import Foundation
import TheseusCore

/// The preview of a shared item for other apps: here only its title, when the item is no text
/// itself.
public struct SharePreview<Image, Icon> {
  let title: Text

  private init(title: Text) { self.title = title }
}

extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

extension ShareLink {
  /// Shares the item's text or address; for any other item the title of its preview.
  public init<I: Transferable, Image, Icon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: SharedText(
        subject, message, [shared(item).map { Text(verbatim: $0) } ?? preview.title]),
      file: sharedFile(item), label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I: Transferable, Image, Icon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text("Share…"))
    }
  }

  public init<I: Transferable, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text(titleKey))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable, Image, Icon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text(title))
    }
  }
}

private func sharedFile<I: Transferable>(_ item: I) -> URL? {
  ([item] + I.proxies(for: item)).lazy.compactMap { $0 as? URL }.first { $0.isFileURL }
}

extension ShareLink {
  /// Shares the texts and addresses of the items, one a line.
  public init<D: RandomAccessCollection>(
    items: D, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where D.Element: Transferable {
    let texts = items.compactMap { shared($0) }.map { Text(verbatim: $0) }
    self.init(text: SharedText(subject, message, texts), label: label())
  }

  /// As above; an item that is neither text nor address is shared by the title of its preview.
  public init<D: RandomAccessCollection, Image, Icon>(
    items: D, subject: Text? = nil, message: Text? = nil,
    preview: (D.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) where D.Element: Transferable {
    let texts = items.map { item in
      shared(item).map { Text(verbatim: $0) } ?? preview(item).title
    }
    self.init(text: SharedText(subject, message, texts), label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<D: RandomAccessCollection>(items: D, subject: Text? = nil, message: Text? = nil)
  where D.Element: Transferable {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(Text("Share…"))
    }
  }

  public init<D: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: D, subject: Text? = nil, message: Text? = nil
  ) where D.Element: Transferable {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(Text(titleKey))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: RandomAccessCollection>(
    _ title: S, items: D, subject: Text? = nil, message: Text? = nil
  ) where D.Element: Transferable {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(Text(title))
    }
  }

  public init<D: RandomAccessCollection, Image, Icon>(
    items: D, subject: Text? = nil, message: Text? = nil,
    preview: (D.Element) -> SharePreview<Image, Icon>
  ) where D.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text("Share…"))
    }
  }

  public init<D: RandomAccessCollection, Image, Icon>(
    _ titleKey: LocalizedStringKey, items: D, subject: Text? = nil, message: Text? = nil,
    preview: (D.Element) -> SharePreview<Image, Icon>
  ) where D.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text(titleKey))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: RandomAccessCollection, Image, Icon>(
    _ title: S, items: D, subject: Text? = nil, message: Text? = nil,
    preview: (D.Element) -> SharePreview<Image, Icon>
  ) where D.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(Text(title))
    }
  }
}

private func shared<I: Transferable>(_ item: I) -> String? {
  for form in [item] + I.proxies(for: item) {
    if let text = form as? String { return text }
    if let address = form as? URL { return address.absoluteString }
  }
  return nil
}
