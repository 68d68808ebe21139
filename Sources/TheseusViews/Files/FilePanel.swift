import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// The content of a sheet in which the user browses directories and chooses files.
struct FilePanel: View {
  let types: [UTType]
  let allowsMany: Bool
  let settings: FileDialogSettings
  let files: UserFiles
  /// Receives the chosen files; empty when the user cancels.
  let finish: ([URL]) -> Void

  @State private var directory: URL
  @State private var list = FileList()
  @State private var chosen: [URL] = []

  init(
    types: [UTType], allowsMany: Bool, settings: FileDialogSettings, files: UserFiles,
    finish: @escaping ([URL]) -> Void
  ) {
    self.types = types
    self.allowsMany = allowsMany
    self.settings = settings
    self.files = files
    self.finish = finish
    _directory = State(initialValue: settings.directory(in: files))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let message = settings.message { message.bold() }
      Text(verbatim: directory.path).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      Divider()
      List {
        if let parent = files.parent(of: directory) {
          row("..", "folder") { directory = parent }.accessibilityLabel(
            "Enclosing folder")
        }
        ForEach(list.entries) { entry in
          if entry.isDirectory {
            row(entry.name, "folder") { directory = entry.url }
          } else {
            row(entry.name, chosen.contains(entry.url) ? "checkmark" : "doc") { choose(entry.url) }
              .disabled(!entry.isChoosable)
          }
        }
      }
      .overlay {
        if let problem = list.problem { Text(verbatim: problem).foregroundStyle(.red) }
      }
      HStack(spacing: 16) {
        Spacer()
        Button("Cancel", role: .cancel) { finish([]) }.keyboardShortcut(.cancelAction)
        if types.contains(where: { UTType.folder.conforms(to: $0) }) {
          Button(settings.confirmation ?? Text("Choose This Folder")) { finish([directory]) }
        }
        if allowsMany {
          Button(settings.confirmation ?? Text("Open \(chosen.count)")) { finish(chosen) }.disabled(
            chosen.isEmpty)
        }
      }
    }
    .onChange(of: directory, initial: true) { list = FileList(directory, types: types, in: files) }
  }

  private func row(_ name: String, _ symbol: String, action: @escaping @MainActor () -> Void)
    -> some View
  {
    Button(action: action) { Label(name, systemImage: symbol) }.buttonStyle(.plain)
  }

  /// A single file closes the panel; several are collected.
  private func choose(_ url: URL) {
    guard allowsMany else { return finish([url]) }
    if let index = chosen.firstIndex(of: url) {
      chosen.remove(at: index)
    } else {
      chosen.append(url)
    }
  }
}

extension Button where Label == Text {
  fileprivate init(_ label: Text, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { label }
  }
}
