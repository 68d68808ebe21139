import Foundation
import TheseusCore
import UniformTypeIdentifiers

#if !canImport(Darwin)
  /// The older form of a dragged item: an object, and its types of data. Foundation has it on
  /// Apple's systems only.
  public final class NSItemProvider: NSObject, @unchecked Sendable {
    let forms: [Any]
    let contentTypes: [UTType]
    public var suggestedName: String?

    init(_ form: Any, _ types: [UTType]) {
      forms = [form]
      contentTypes = types
    }

    /// Only shows that something is dragged.
    override public init() {
      forms = []
      contentTypes = [.data]
    }

    public init(object: NSString) {
      forms = [object as String, object]
      contentTypes = [.utf8PlainText]
    }

    public init(object: NSURL) {
      forms = [object as URL, object]
      contentTypes = [object.isFileURL ? .fileURL : .url]
    }

    public init?(contentsOf fileURL: URL?) {
      guard let fileURL else { return nil }
      forms = [fileURL]
      contentTypes = [UTType(filenameExtension: fileURL.pathExtension) ?? .data, .fileURL]
    }

    public init(item: (any Sendable)?, typeIdentifier: String?) {
      forms = item.map { [$0] } ?? []
      contentTypes = [typeIdentifier.map { UTType(importedAs: $0) } ?? .data]
    }

    public var registeredTypeIdentifiers: [String] { contentTypes.map(\.identifier) }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      let wanted = UTType(importedAs: typeIdentifier)
      return contentTypes.contains { $0.conforms(to: wanted) }
    }

    public func canLoadObject<T>(ofClass type: T.Type) -> Bool { forms.contains { $0 is T } }

    /// Passes the object to `completionHandler` immediately.
    @discardableResult
    public func loadObject<T>(
      ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
      let found = forms.lazy.compactMap { $0 as? T }.first
      completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
      return Progress(totalUnitCount: 0)
    }
  }
#else
  extension NSItemProvider {
    convenience init(_ form: Any, _ types: [UTType]) { self.init() }
    var forms: [Any] { [] }
    var contentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
  }
#endif

extension View {
  /// The item of the view for other programs; they request none.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    hint(ItemProviderHint.self, action)
  }
}

/// Makes the item of an element for other programs.
public enum ItemProviderHint: ElementHintKey { public typealias Value = (() -> NSItemProvider?)? }
