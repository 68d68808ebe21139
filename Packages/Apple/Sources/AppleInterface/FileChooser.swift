import SwiftUI

/// The settings of an open or save panel.
public struct FileChoice {
  public var isSaving = false
  public var message = ""
  public var prompt = ""
  public var suggestedName = ""
  public var directory: URL?
  /// The types that can be chosen, or that a saved file may have; empty for all.
  public var types: [UTType] = []
  /// Whether a saved file keeps an extension that is not of one of the types.
  public var allowsOtherTypes = false
  public var choosesFiles = true
  public var choosesDirectories = false
  public var allowsMany = false
  public var showsHidden = false

  public init() {}

  /// Whether a panel can ask for it. A file of a user at another computer has no address here that
  /// an app could save to; `fileExporter` passes it on.
  @MainActor public var isPossible: Bool {
    !isSaving || HostServices.current.fileExchange == nil
  }

  var shownTypes: [UTType] { types.isEmpty ? [.item] : types }

  /// The name of a saved file: as the user typed it, with the extension of the first type unless it
  /// has one of the types.
  func fileName(_ typed: String) -> String {
    guard let ending = types.first?.preferredFilenameExtension else { return typed }
    let own = (typed as NSString).pathExtension
    if let type = UTType(filenameExtension: own),
      allowsOtherTypes || types.contains(where: { type.conforms(to: $0) })
    {
      return typed
    }
    return "\(typed).\(ending)"
  }
}

/// The inside of an open or save panel: the files of the process that its user may see, or those of
/// the user's own computer.
public struct FileChooser: View {
  let choice: FileChoice
  let answer: @MainActor ([URL]) -> Void
  @Environment(\.hostServices) private var services

  /// - Parameter answer: called with what was chosen; empty when the user leaves.
  public init(_ choice: FileChoice, answer: @escaping @MainActor ([URL]) -> Void) {
    self.choice = choice
    self.answer = answer
  }

  public var body: some View {
    if let exchange = services.fileExchange {
      UploadChooser(choice: choice, exchange: exchange, answer: answer)
    } else {
      FolderChooser(choice: choice, files: services.files, answer: answer)
    }
  }
}

/// The files of a folder.
private struct FolderChooser: View {
  let choice: FileChoice
  let files: UserFiles
  let answer: @MainActor ([URL]) -> Void
  @State private var directory: URL
  @State private var folder = UserFiles.Folder()
  @State private var chosen: [URL] = []
  @State private var name: String
  @State private var asksToReplace = false

  init(choice: FileChoice, files: UserFiles, answer: @escaping @MainActor ([URL]) -> Void) {
    self.choice = choice
    self.files = files
    self.answer = answer
    let wanted = choice.directory?.standardizedFileURL
    _directory = State(
      initialValue: wanted.flatMap { files.contains($0) ? $0 : nil }
        ?? files.directory.standardizedFileURL)
    _name = State(initialValue: choice.suggestedName)
  }

  private var confirmation: String {
    choice.prompt.isEmpty ? choice.isSaving ? "Save" : "Open" : choice.prompt
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !choice.message.isEmpty { Text(verbatim: choice.message).bold() }
      Text(verbatim: directory.path).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      if choice.isSaving {
        LabeledContent("Name") { TextField("", text: $name).onSubmit(save) }
        if let nameProblem { Text(verbatim: nameProblem).foregroundStyle(.red) }
      }
      Divider()
      List {
        if let parent = files.parent(of: directory) {
          row("..", "folder") { directory = parent }
        }
        ForEach(folder.entries) { entry in
          if entry.isDirectory {
            row(entry.name, "folder") { directory = entry.url }
          } else {
            row(entry.name, chosen.contains(entry.url) ? "checkmark" : "doc") { choose(entry.url) }
              .disabled(!entry.isChoosable || !(choice.isSaving || choice.choosesFiles))
          }
        }
      }
      .overlay {
        if let problem = folder.problem { Text(verbatim: problem).foregroundStyle(.red) }
      }
      HStack(spacing: 16) {
        Spacer()
        Button("Cancel", role: .cancel) { answer([]) }
        if choice.isSaving {
          Button(confirmation, action: save).disabled(name.isEmpty || nameProblem != nil)
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
    .onChange(of: directory, initial: true) {
      // The user must see everything that is chosen.
      chosen = []
      folder = UserFiles.Folder(
        directory, types: choice.shownTypes, in: files, showsHidden: choice.showsHidden)
    }
    .alert("“\(target.lastPathComponent)” exists already.", isPresented: $asksToReplace) {
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

  private var target: URL { directory.appendingPathComponent(choice.fileName(name)) }

  private var nameProblem: String? {
    if name.contains("/") { return "A name cannot contain “/”." }
    if name == "." || name == ".." { return "“\(name)” is not a name." }
    // A link may lead to where the user must not write.
    guard files.contains(target) else { return "“\(name)” cannot be replaced." }
    return isDirectory(target) ? "A folder has the name “\(target.lastPathComponent)”." : nil
  }

  private func isDirectory(_ url: URL) -> Bool {
    guard !name.isEmpty else { return false }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private func save() {
    guard !name.isEmpty, nameProblem == nil else { return }
    if FileManager.default.fileExists(atPath: target.path) {
      asksToReplace = true
    } else {
      answer([target])
    }
  }
}

/// Asks a user at another computer for files there.
private struct UploadChooser: View {
  let choice: FileChoice
  let exchange: any FileExchange
  let answer: @MainActor ([URL]) -> Void
  @State private var request: FileRequest?
  @State private var status: String?

  private var canChoose: Bool {
    !choice.isSaving && choice.choosesFiles
  }

  private var prompt: String {
    canChoose
      ? "Choose \(choice.allowsMany ? "files" : "a file") on your computer."
      : choice.isSaving ? "Files cannot be saved here." : "Folders cannot be chosen here."
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if !choice.message.isEmpty { Text(verbatim: choice.message).bold() }
      Text(verbatim: status ?? prompt)
      HStack(spacing: 16) {
        Spacer()
        Button("Cancel", role: .cancel) { answer([]) }
        if canChoose {
          Button(choice.allowsMany ? "Choose Files…" : "Choose File…", action: ask)
        }
      }
    }
    .padding()
    .onAppear { if canChoose { ask() } }
    .onDisappear { if let request { exchange.cancel(request) } }
  }

  private func ask() {
    if let request { exchange.cancel(request) }
    status = nil
    let new = FileRequest(types: choice.shownTypes, allowsMultiple: choice.allowsMany) { update in
      switch update {
      case .canceled: answer([])
      case .receiving(let count): status = "Receiving \(count == 1 ? "a file" : "\(count) files")…"
      case .failed(let reason): status = reason
      case .received(let files): answer(files)
      }
    }
    request = new
    exchange.begin(new)
  }
}
