import SwiftUI

/// The settings of an open or save panel.
public struct FileChoice {
  public var isSaving = false
  public var message = ""
  public var prompt = ""
  public var suggestedName = ""
  public var directory: URL?
  public var types: [UTType] = []
  public var choosesFiles = true
  public var choosesDirectories = false
  public var allowsMany = false
  public var showsHidden = false

  public init() {}
}

/// The inside of an open or save panel: the files of a folder.
public struct FileChooser: View {
  let choice: FileChoice
  let answer: @MainActor ([URL]) -> Void
  @State private var directory: URL
  @State private var chosen: [URL] = []
  @State private var name: String
  @State private var asksToReplace = false

  /// - Parameter answer: called with what was chosen; empty when the user leaves.
  public init(_ choice: FileChoice, answer: @escaping @MainActor ([URL]) -> Void) {
    self.choice = choice
    self.answer = answer
    let start =
      choice.directory
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    _directory = State(initialValue: start.standardizedFileURL)
    _name = State(initialValue: choice.suggestedName)
  }

  private struct Entry: Identifiable {
    let url: URL
    let isDirectory: Bool
    var id: URL { url }
  }

  private var entries: [Entry] {
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: directory, includingPropertiesForKeys: [.isDirectoryKey],
        options: choice.showsHidden ? [] : .skipsHiddenFiles)) ?? []
    return found.map { url in
      Entry(
        url: url,
        isDirectory: (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false)
    }
    .sorted {
      ($0.isDirectory ? 0 : 1, $0.url.lastPathComponent.lowercased())
        < ($1.isDirectory ? 0 : 1, $1.url.lastPathComponent.lowercased())
    }
  }

  private func fits(_ url: URL) -> Bool {
    guard choice.isSaving || choice.choosesFiles else { return false }
    guard !choice.types.isEmpty else { return true }
    guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
    return choice.types.contains { type.conforms(to: $0) }
  }

  private var confirmation: String {
    choice.prompt.isEmpty ? choice.isSaving ? "Save" : "Open" : choice.prompt
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !choice.message.isEmpty { Text(verbatim: choice.message).bold() }
      Text(verbatim: directory.path).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      if choice.isSaving {
        LabeledContent("Name") { TextField("", text: $name).onSubmit(save) }
      }
      Divider()
      List {
        if directory.pathComponents.count > 1 {
          row("..", "folder") { directory.deleteLastPathComponent() }
        }
        ForEach(entries) { entry in
          if entry.isDirectory {
            row(entry.url.lastPathComponent, "folder") { directory = entry.url }
          } else {
            row(entry.url.lastPathComponent, chosen.contains(entry.url) ? "checkmark" : "doc") {
              choose(entry.url)
            }
            .disabled(!fits(entry.url))
          }
        }
      }
      HStack(spacing: 16) {
        Spacer()
        Button("Cancel", role: .cancel) { answer([]) }
        if choice.isSaving {
          Button(confirmation, action: save).disabled(name.isEmpty)
        } else {
          if choice.choosesDirectories {
            Button("Choose This Folder") { answer([directory]) }
          }
          if choice.allowsMany, choice.choosesFiles {
            Button(confirmation) { answer(chosen) }.disabled(chosen.isEmpty)
          }
        }
      }
    }
    .alert("“\(name)” exists already.", isPresented: $asksToReplace) {
      Button("Replace", role: .destructive) { answer([target]) }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func row(_ name: String, _ symbol: String, action: @escaping @MainActor () -> Void)
    -> some View
  {
    Button(action: action) { Label(name, systemImage: symbol) }.buttonStyle(.plain)
  }

  private func choose(_ url: URL) {
    if choice.isSaving {
      name = url.lastPathComponent
    } else if !choice.allowsMany {
      answer([url])
    } else if let index = chosen.firstIndex(of: url) {
      chosen.remove(at: index)
    } else {
      chosen.append(url)
    }
  }

  /// The file, with the extension of the first type when the name has none.
  private var target: URL {
    let url = directory.appendingPathComponent(name)
    guard url.pathExtension.isEmpty, let type = choice.types.first?.preferredFilenameExtension
    else { return url }
    return url.appendingPathExtension(type)
  }

  private func save() {
    guard !name.isEmpty, !name.contains("/") else { return }
    if FileManager.default.fileExists(atPath: target.path) {
      asksToReplace = true
    } else {
      answer([target])
    }
  }
}
