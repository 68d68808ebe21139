import Foundation

/// A new package: an app, a test of it, a README.
public struct PackageTemplate {
  /// Where the package gets Theseus from.
  public enum Source: Equatable, Sendable {
    case url(String)
    /// A checkout on this disk.
    case folder(String)

    public static let published = Source.url("https://github.com/theseus/theseus")

    /// A path is a folder; everything else is a URL.
    public init(_ text: String) {
      let isPath = text.hasPrefix("/") || text.hasPrefix(".") || text.hasPrefix("~")
      self =
        isPath
        ? .folder(URL(fileURLWithPath: (text as NSString).expandingTildeInPath).path) : .url(text)
    }

    var dependency: String {
      switch self {
      case .url(let url): ".package(url: \(quoted(url)), branch: \"main\")"
      case .folder(let path): ".package(name: \"theseus\", path: \(quoted(path)))"
      }
    }
  }

  public let name: String
  public let source: Source
  /// The name as an identifier: `todo-list` is `TodoList`.
  public let module: String

  /// - Throws: `DevelopmentError` for a name without letters, or with a path in it.
  public init(name: String, source: Source = .published) throws(DevelopmentError) {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard !name.contains("/"), module.first?.isLetter == true, module.allSatisfy(\.isASCII) else {
      throw DevelopmentError(
        "“\(name)” cannot name a package: it needs a letter first, then ASCII letters and digits")
    }
    guard !Self.taken.contains(module) else {
      throw DevelopmentError("“\(module)” is the name of a module that the app imports")
    }
    self.name = name
    self.module = module
    self.source = source
  }

  private static let taken: Set<String> = [
    "SwiftUI", "Theseus", "Foundation", "Testing", "TheseusTesting", "Swift", "Combine",
  ]

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
      throw DevelopmentError("“\(folder)” cannot be written: \(error.localizedDescription)")
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
          name: "\(module)", dependencies: [.product(name: "SwiftUI", package: "theseus")]),
        .testTarget(
          name: "\(module)Tests",
          dependencies: ["\(module)", .product(name: "TheseusTesting", package: "theseus")]),
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

  private var readme: String {
    """
    # \(name)

    A SwiftUI app for the terminal, built with [Theseus](https://github.com/theseus/theseus).

    ```sh
    swift run \(module)     # opens it in this terminal
    swift test\(String(repeating: " ", count: module.count + 1))    # runs its tests
    theseus dev\(String(repeating: " ", count: module.count))    # runs it, and rebuilds it on every change
    ```

    """
  }
}

/// A string literal of Swift.
func quoted(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}
