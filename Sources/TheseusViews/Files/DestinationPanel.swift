import Foundation
import TheseusCore

/// The content of a sheet in which the user chooses a destination.
struct DestinationPanel: View {
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
