import Foundation
import UniformTypeIdentifiers

#if !canImport(Darwin)
  extension NSItemProvider {
    /// The offered types, in the order of their registration.
    public var registeredContentTypes: [UTType] {
      registeredTypeIdentifiers.map { UTType(importedAs: $0) }
    }

    /// The offered types that conform to `contentType`.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
      registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Offers data that is made when it is requested.
    public func registerDataRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      loadHandler:
        @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      offer(RequestedData(loadHandler), as: contentType)
    }

    public func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      visibility: NSItemProviderRepresentationVisibility,
      loadHandler:
        @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      registerDataRepresentation(
        for: UTType(importedAs: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    /// Requests data in a type.
    @discardableResult
    public func loadDataRepresentation(
      for contentType: UTType,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Requests a file with data in a type. It is a copy, which is removed when
    /// `completionHandler` returns.
    @discardableResult
    public func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
      let name = suggestedName ?? UUID().uuidString
      let type = registeredContentTypes(conformingTo: UTType(importedAs: typeIdentifier)).first
      return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        guard let data else { return completionHandler(nil, error) }
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? files.removeItem(at: folder) }
        do {
          try files.createDirectory(at: folder, withIntermediateDirectories: true)
          let base = folder.appendingPathComponent((name as NSString).lastPathComponent)
          let file =
            type?.preferredFilenameExtension.map { base.appendingPathExtension($0) } ?? base
          try data.write(to: file)
          completionHandler(file, nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }

    /// The file is never opened in place: the second argument of `completionHandler` is false.
    @discardableResult
    public func loadFileRepresentation(
      for contentType: UTType, openInPlace: Bool = false,
      completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
      loadFileRepresentation(forTypeIdentifier: contentType.identifier) { file, error in
        completionHandler(file, false, error)
      }
    }
  }

  /// Data that its owner makes on request.
  private final class RequestedData: NSObject, NSItemProviderWriting {
    typealias Handler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    private let handler: Handler

    init(_ handler: @escaping Handler) { self.handler = handler }

    static var writableTypeIdentifiersForItemProvider: [String] { [UTType.data.identifier] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? { handler(completionHandler) }
  }
#endif
