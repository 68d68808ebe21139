import Foundation
import TheseusCore
import UniformTypeIdentifiers

extension View {
  /// A panel that asks where to write `document`, while `isPresented` is true. An existing file is
  /// replaced only when the user confirms it.
  ///
  /// - Parameters:
  ///   - document: nil shows no panel.
  ///   - defaultFilename: without the type's ending, which is added where it has none.
  ///   - onCompletion: called with the file, or with the error of creating or writing it.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, SourceSite(fileID, line, column), document.map { [$0.fileWrapper] } ?? [],
      [contentType], defaultFilename,
      { onCompletion($0.map { $0[0] }) })
  }

  /// A panel that asks for a directory to write `documents` to, while `isPresented` is true.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, SourceSite(fileID, line, column), documents.map { $0.fileWrapper },
      [contentType], nil, onCompletion)
  }

  /// As above, for a document that is an object: its snapshot is taken after the user has chosen
  /// the destination.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, SourceSite(fileID, line, column), document.map { [$0.fileWrapper] } ?? [],
      [contentType], defaultFilename,
      { onCompletion($0.map { $0[0] }) })
  }

  /// The same for documents that are objects.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(
      isPresented, SourceSite(fileID, line, column), documents.map { $0.fileWrapper },
      [contentType], nil, onCompletion)
  }

  /// - Parameters:
  ///   - contentTypes: the types to choose from; those that the document can be written as if
  ///     empty. The ending of the chosen name decides between them.
  ///   - onCancellation: called when the user leaves the panel without choosing.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, SourceSite(fileID, line, column), document.map { [$0.fileWrapper] } ?? [],
      contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename,
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, SourceSite(fileID, line, column), documents.map { $0.fileWrapper },
      contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes, nil, onCompletion,
      onCancellation)
  }

  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, SourceSite(fileID, line, column), document.map { [$0.fileWrapper] } ?? [],
      contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename,
      { onCompletion($0.map { $0[0] }) }, onCancellation)
  }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(
      isPresented, SourceSite(fileID, line, column), documents.map { $0.fileWrapper },
      contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes, nil, onCompletion,
      onCancellation)
  }

  /// - Parameters:
  ///   - documents: create the contents of each.
  ///   - types: the first one completes the proposed names.
  private func exporting(
    _ isPresented: Binding<Bool>, _ site: SourceSite,
    _ documents: [(FileDocumentWriteConfiguration) throws -> FileWrapper], _ types: [UTType],
    _ defaultFilename: String?, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let contentType = types.first ?? .data
    let base = defaultFilename ?? "Untitled"
    let names = documents.indices.map { (index: Int) in
      contentType.completing(documents.count == 1 ? base : "\(base) \(index + 1)")
    }
    return modifier(
      _FileDestinationModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && !documents.isEmpty },
          set: { isPresented.wrappedValue = $0 }), site: site, names: names,
        write: .immediate { places in
          for (contents, place) in zip(documents, places) {
            let existing = try? FileWrapper(url: place)
            try contents(
              FileDocumentWriteConfiguration(
                contentType: types.type(ofFile: place) ?? contentType, existingFile: existing)
            ).write(to: place)
          }
        }, onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

extension UTType {
  /// A name with the type's usual ending, where it has none of the type's.
  func completing(_ name: String) -> String {
    guard let ending = preferredFilenameExtension else { return name }
    let own = (name as NSString).pathExtension
    if let type = UTType(filenameExtension: own), type.conforms(to: self) { return name }
    return "\(name).\(ending)"
  }
}

extension [UTType] {
  /// The one that a file's name ends in; nil if it is none of them.
  func type(ofFile file: URL) -> UTType? {
    guard let type = UTType(filenameExtension: file.pathExtension) else { return nil }
    return first(where: type.conforms(to:))
  }
}
