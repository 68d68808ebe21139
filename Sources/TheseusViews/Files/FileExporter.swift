import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// `fileExporter` and `fileMover`: a panel for a destination, while a binding is true. A user at
/// another computer downloads the files, and chooses there where they go.
struct _FileDestinationModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// The proposed names of the files; for more than one, the panel asks for a directory.
  let names: [String]
  /// Writes the files to these locations.
  let write: ([URL]) throws -> Void
  /// Files that exist, of which a user at another computer gets copies.
  var originals: [URL]?
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
  @Environment(\.fileDialog) private var settings
  @Environment(\.hostServices) private var services
  @State private var isDone = false

  func body(content: Content) -> some View {
    content.sheet(isPresented: isChoosing, onDismiss: wasDismissed) {
      DestinationPanel(names: names, settings: settings, files: services.files) { places in
        isDone = places != nil
        isPresented = false
        guard let places else { return }
        onCompletion(
          Result {
            try write(places)
            return places
          })
      }
    }
    .onChange(of: isPresented, initial: true) {
      guard isPresented, let exchange = services.fileExchange else { return }
      isPresented = false
      onCompletion(Result { try offer(to: exchange) })
    }
  }

  private var isChoosing: Binding<Bool> {
    services.fileExchange == nil ? $isPresented : .constant(false)
  }

  private func offer(to exchange: any FileExchange) throws -> [URL] {
    var files = originals ?? []
    if originals == nil {
      let folder = try exchange.makeFolder()
      files = names.map { folder.appendingPathComponent(FileName.safe($0)) }
      try write(files)
    }
    for file in files { try exchange.offer(file) }
    return files
  }

  private func wasDismissed() {
    if !isDone { onCancellation() }
    isDone = false
  }
}

/// The content of a sheet in which the user chooses a destination.
private struct DestinationPanel: View {
  let names: [String]
  let settings: FileDialogSettings
  let files: UserFiles
  /// Receives the destinations; nil when the user cancels.
  let finish: ([URL]?) -> Void

  @State private var directory: URL
  @State private var name: String
  @State private var list = FileList()
  /// Whether the user is asked about replacing an existing file.
  @State private var asksToReplace = false

  init(
    names: [String], settings: FileDialogSettings, files: UserFiles,
    finish: @escaping ([URL]?) -> Void
  ) {
    self.names = names
    self.settings = settings
    self.files = files
    self.finish = finish
    _directory = State(initialValue: settings.directory(in: files))
    _name = State(initialValue: names.first ?? "")
  }

  private var places: [URL] {
    (names.count == 1 ? [name] : names).map { directory.appendingPathComponent($0) }
  }

  /// A name is one part of a path.
  private var isPossible: Bool {
    places.allSatisfy { !["", ".", ".."].contains($0.lastPathComponent) }
      && (names.count > 1 || !name.isEmpty && !name.contains("/"))
      && places.allSatisfy(files.contains)
  }

  private var existing: URL? { places.first { FileManager.default.fileExists(atPath: $0.path) } }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let message = settings.message { message.bold() }
      if names.count == 1 {
        LabeledContent("Name") { TextField("Name", text: $name).onSubmit(save) }
      }
      Text(verbatim: directory.path).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      Divider()
      List {
        if let parent = files.parent(of: directory) {
          folder("..") { directory = parent }.accessibilityLabel(
            "Enclosing folder")
        }
        ForEach(list.entries) { entry in
          if entry.isDirectory {
            folder(entry.name) { directory = entry.url }
          } else {
            Label(entry.name, systemImage: "doc").foregroundStyle(.secondary)
          }
        }
      }
      .overlay {
        if let problem = list.problem { Text(verbatim: problem).foregroundStyle(.red) }
      }
      HStack(spacing: 16) {
        Spacer()
        Button("Cancel", role: .cancel) { finish(nil) }.keyboardShortcut(.cancelAction)
        Button(action: save) { settings.confirmation ?? Text("Save") }.disabled(!isPossible)
      }
    }
    .onChange(of: directory, initial: true) { list = FileList(directory, types: [], in: files) }
    .confirmationDialog(
      Text("“\(existing?.lastPathComponent ?? "")” already exists."), isPresented: $asksToReplace,
      titleVisibility: .visible
    ) {
      Button("Replace", role: .destructive) { finish(places) }
    } message: {
      Text("Replacing it deletes its present contents.")
    }
  }

  private func folder(_ name: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { Label(name, systemImage: "folder") }.buttonStyle(.plain)
  }

  /// An existing file is replaced only when the user confirms it in a dialog, whose default is to
  /// keep the file: pressing Return again replaces nothing.
  private func save() {
    guard isPossible else { return }
    if existing != nil { asksToReplace = true } else { finish(places) }
  }
}

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
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document.map { [$0.fileWrapper] } ?? [], contentType, defaultFilename) {
      onCompletion($0.map { $0[0] })
    }
  }

  /// A panel that asks for a directory to write `documents` to, while `isPresented` is true.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(isPresented, documents.map { $0.fileWrapper }, contentType, nil, onCompletion)
  }

  /// As above, for a document that is an object: its snapshot is taken after the user has chosen
  /// the destination.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document.map { [$0.fileWrapper] } ?? [], contentType, defaultFilename) {
      onCompletion($0.map { $0[0] })
    }
  }

  /// The same for documents that are objects.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(isPresented, documents.map { $0.fileWrapper }, contentType, nil, onCompletion)
  }

  /// - Parameter documents: create the contents of each.
  private func exporting(
    _ isPresented: Binding<Bool>,
    _ documents: [(FileDocumentWriteConfiguration) throws -> FileWrapper], _ contentType: UTType,
    _ defaultFilename: String?, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let base = defaultFilename ?? "Untitled"
    let names = documents.indices.map { (index: Int) in
      contentType.completing(documents.count == 1 ? base : "\(base) \(index + 1)")
    }
    return modifier(
      _FileDestinationModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && !documents.isEmpty },
          set: { isPresented.wrappedValue = $0 }), names: names,
        write: { places in
          for (contents, place) in zip(documents, places) {
            let existing = try? FileWrapper(url: place)
            try contents(
              FileDocumentWriteConfiguration(contentType: contentType, existingFile: existing)
            ).write(to: place)
          }
        }, onCompletion: onCompletion, onCancellation: {}))
  }

  /// A panel that asks where to move a file, while `isPresented` is true.
  ///
  /// A user at another computer gets a copy, and the file stays where it is.
  ///
  /// - Parameters:
  ///   - file: nil shows no panel.
  ///   - onCompletion: called with the file's new location, or with the error.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, files: file.map { [$0] } ?? []) {
      onCompletion($0.map { $0[0] })
    }
  }

  /// A panel that asks for a directory to move files to, while `isPresented` is true.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return modifier(
      _FileDestinationModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && !files.isEmpty },
          set: { isPresented.wrappedValue = $0 }),
        names: files.map(\.lastPathComponent),
        write: { places in
          for (file, place) in zip(files, places) {
            try FileManager.default.move(file, replacing: place)
          }
        }, originals: files, onCompletion: onCompletion, onCancellation: {}))
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

/// The state ends with the gesture of the user.
extension _FileDestinationModifier: TransientState {}
