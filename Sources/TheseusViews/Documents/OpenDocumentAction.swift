import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// Shows a new document in a window of its own, from the environment.
public struct NewDocumentAction {
  let open: (_ place: AnyHashable, _ document: Any.Type) -> Void
  let openType: (UTType) -> Void

  /// - Parameter newDocument: evaluated when the window opens.
  @MainActor public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping () -> D
  ) {
    open(AnyHashable(DocumentPlace<D>.new(newDocument)), D.self)
  }

  /// - Parameter newDocument: called when the window opens.
  @MainActor public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D)
  {
    open(AnyHashable(DocumentPlace<D>.new(newDocument)), D.self)
  }

  /// A new document of the first scene that writes `contentType`.
  @MainActor public func callAsFunction(contentType: UTType) { openType(contentType) }
}

/// Shows a file in a window of its own, from the environment. A file that is already shown is
/// brought to the front.
public struct OpenDocumentAction {
  let open: @MainActor (URL) throws -> Void
  /// The same for the user, with errors shown in the window.
  let show: @MainActor (URL) -> Void
  /// The types that can be opened.
  let types: @MainActor () -> [UTType]
  /// Asks a document of a window before the app quits.
  var watch: @MainActor (any OpenDocument) -> Void = { _ in }

  /// Throws the errors of the document and the file system, and when no `DocumentGroup` accepts
  /// such files.
  @MainActor public func callAsFunction(at url: URL) async throws { try open(url) }
}

private struct NewDocumentKey: EnvironmentKey {
  static var defaultValue: NewDocumentAction {
    NewDocumentAction(open: { _, _ in }, openType: { _ in })
  }
}

private struct OpenDocumentKey: EnvironmentKey {
  static var defaultValue: OpenDocumentAction {
    OpenDocumentAction(
      open: { throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: $0.path]) },
      show: { _ in }, types: { [] })
  }
}

extension EnvironmentValues {
  /// Shows a new document.
  public internal(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }

  /// Shows a file.
  public internal(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }
}
