import Foundation

/// A new package: an app, a test of it, a README.
public struct PackageTemplate {
  public let name: String
  public let source: Source
  /// The name as an identifier: `todo-list` is `TodoList`.
  public let module: String

  /// - Throws: `DevelopmentError` for a name that cannot be a module's, is taken, or has a line
  ///   break, another control character, a quote or a backslash in it.
  public init(name: String, source: Source = .published) throws(DevelopmentError) {
    let shown = "“\(String(quoted(name).dropFirst().dropLast()))”"
    guard !name.unicodeScalars.contains(where: \.isControl) else {
      throw DevelopmentError("\(shown) cannot name a package: it has a line break or a tab in it")
    }
    // The name is that of the folder, too.
    guard !name.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      throw DevelopmentError(
        "“\(name)” cannot name a package: SwiftPM builds none in a folder with \" or \\ in its name"
      )
    }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard !name.contains("/"), module.first?.isLetter == true, module.allSatisfy(\.isASCII) else {
      throw DevelopmentError(
        "\(shown) cannot name a package: it needs a letter first, then ASCII letters and digits")
    }
    if let reason = TakenName.reason(module) {
      throw DevelopmentError("\(shown) cannot name a package: \(reason)")
    }
    self.name = name
    self.module = module
    self.source = source
  }

  /// Each file's path in the package, and its text.
  public var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(module)/\(module)App.swift", app),
      ("Sources/\(module)/TaskList.swift", view),
      ("Tests/\(module)Tests/TaskListTests.swift", test), ("README.md", readme),
      (".gitignore", ".build/\n.swiftpm/\n"),
    ]
  }

  /// Writes the package into a new folder.
  ///
  /// - Throws: `DevelopmentError` when there is something in it already, or it cannot be written.
  public func write(to folder: String) throws(DevelopmentError) {
    let manager = FileManager.default
    do {
      var isFolder = ObjCBool(true)
      if manager.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
        throw DevelopmentError("“\(folder)” is a file")
      }
      if let contents = try? manager.contentsOfDirectory(atPath: folder), !contents.isEmpty {
        throw DevelopmentError("“\(folder)” is not empty")
      }
      for (path, text) in files {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    } catch let error as DevelopmentError {
      throw error
    } catch {
      throw DevelopmentError("“\(folder)” cannot be written: \(DevelopmentError.reason(error))")
    }
  }

  private var manifest: String {
    """
    // swift-tools-version:6.2
    import PackageDescription

    let package = Package(
      name: \(quoted(name)),
      platforms: [.macOS(.v15)],
      dependencies: [
        \(source.dependency)
      ],
      targets: [
        .executableTarget(
          name: "\(module)", dependencies: [\(source.product("SwiftUI"))]),
        .testTarget(
          name: "\(module)Tests",
          dependencies: ["\(module)", \(source.product("TheseusTesting"))]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(module)App: App {
      var body: some Scene {
        WindowGroup("\(module)") { TaskList() }
      }
    }

    """
  }

  private var view: String {
    """
    import SwiftUI

    struct TaskItem: Identifiable, Codable {
      var id = UUID()
      var title: String
      var isDone = false
    }

    struct TaskList: View {
      @State private var tasks: [TaskItem] = []
      @State private var title = ""
      @FocusState private var isTyping: Bool

      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            TextField("New task", text: $title)
              .focused($isTyping)
              .onSubmit(add)
            Button("Add", action: add)
              .disabled(title.isEmpty)
          }
          List {
            ForEach($tasks) { $task in
              Toggle(task.title, isOn: $task.isDone)
            }
            .onDelete { tasks.remove(atOffsets: $0) }
          }
          .overlay {
            if tasks.isEmpty { Text("Nothing to do").foregroundStyle(.secondary) }
          }
          Text("\\(tasks.count { !$0.isDone }) of \\(tasks.count) left")
            .foregroundStyle(.secondary)
        }
        .padding()
        .onAppear { isTyping = true }
      }

      private func add() {
        guard !title.isEmpty else { return }
        tasks.append(TaskItem(title: title))
        title = ""
      }
    }

    """
  }

  private var test: String {
    """
    import Testing
    import TheseusTesting

    @testable import \(module)

    @MainActor @Suite("The list of tasks")
    struct TaskListTests {
      @Test("adds what was typed, and counts what is left")
      func adding() throws {
        let host = TestHost { TaskList() }
        try host.find(.textField).type("Buy bread")
        try host.find(.button, "Add").tap()
        #expect(host.screen.contains("Buy bread"))
        #expect(host.screen.contains("1 of 1 left"))
        try host.find(.toggle, "Buy bread").tap()
        #expect(host.screen.contains("0 of 1 left"))
      }
    }

    """
  }

  private func space(_ count: Int) -> String { String(repeating: " ", count: count) }

  private var readme: String {
    """
    # \(name)

    A SwiftUI app for the terminal, built with [Theseus](https://github.com/theseus/theseus).

    ```sh
    swift run \(module)\(space(9))    # opens it in this terminal
    swift run \(module) --resume    # continues where the last run ended, also after a crash
    swift test\(space(module.count + 9))    # runs its tests
    theseus dev\(space(module.count + 8))    # runs it, and rebuilds it on every change
    ```

    """
  }
}

extension PackageTemplate {
  /// A path as one word of a shell's command: with quotes where it needs them.
  public static func shellWord(_ path: String) -> String {
    let isPlain = path.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "/._-+@%:,=".contains(character))
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
