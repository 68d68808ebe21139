import IdentityLint
import Testing

/// A module's own type shadows an imported one, as for the compiler.
@Suite("A type named like one of the framework is found where its name means it")
struct FrameworkNamesTests {
  private func places(_ files: [String: String], rule: String) throws -> [String] {
    let project = try TemporaryProject(files)
    var options = LintOptions(workingDirectory: project.folder, jobs: 1)
    options.selection = RuleSelection(only: [rule])
    return try Linter(options).lint(["."]).places
  }

  /// A page that passes a changing title.
  private static func page(calling callee: String) -> String {
    """
    import SwiftUI
    struct Page: View {
      @State private var title = "a"
      var body: some View { TextField("T", text: $title); \(callee)(title: title) }
    }
    """
  }

  /// A view that keeps the first title it gets.
  private static func keeping(_ name: String, access: String = "") -> String {
    """
    import SwiftUI
    \(access)struct \(name): View {
      @State var title: String
      var body: some View { Text(title) }
    }
    """
  }

  @Test(
    "by what its callers pass, from any file",
    arguments: ["Label", "Chart", "Group", "Section", "Task", "Help"])
  func callers(_ name: String) throws {
    #expect(
      try places(
        ["A.swift": Self.page(calling: name), "B.swift": Self.keeping(name)],
        rule: "state_from_parent") == ["B.swift:3 state_from_parent"])
    let together = Self.page(calling: name) + "\n" + Self.keeping(name)
    #expect(
      try places(["A.swift": together], rule: "state_from_parent")
        == ["A.swift:8 state_from_parent"])
  }

  @Test("not where the framework's is named, or the type is private to another file")
  func qualified() throws {
    #expect(
      try places(
        ["A.swift": Self.page(calling: "SwiftUI.Label"), "B.swift": Self.keeping("Label")],
        rule: "state_from_parent"
      ).isEmpty)
    #expect(
      try places(
        [
          "A.swift": Self.page(calling: "Label"),
          "B.swift": Self.keeping("Label", access: "private "),
        ], rule: "state_from_parent"
      ).isEmpty)
  }

  @Test("not from another module: there the framework's and the public one do not compile together")
  func modules() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "One"), .target(name: "Two")])
      """
    func found(in folder: String) throws -> [String] {
      try places(
        [
          "Package.swift": manifest, "\(folder)/A.swift": Self.page(calling: "Label"),
          "Sources/Two/B.swift": Self.keeping("Label", access: "public "),
        ], rule: "state_from_parent")
    }
    #expect(try found(in: "Sources/One").isEmpty)
    #expect(try found(in: "Sources/Two") == ["Sources/Two/B.swift:3 state_from_parent"])
  }

  @Test("a nested type only inside its type, or after its type's name")
  func nested() throws {
    let nested = """
      import SwiftUI
      enum Shelf {
        struct Label: View {
          @State var title: String
          var body: some View { Text(title) }
        }
      }
      """
    func found(calling callee: String) throws -> [String] {
      try places(
        ["A.swift": Self.page(calling: callee), "B.swift": nested], rule: "state_from_parent")
    }
    #expect(try found(calling: "Label").isEmpty)
    #expect(try found(calling: "Shelf.Label") == ["B.swift:4 state_from_parent"])
  }

  @Test("by the state that it has itself, not by that of the framework's")
  func losses() throws {
    func found(_ label: String) throws -> [String] {
      try places(
        [
          "A.swift": """
          import SwiftUI
          struct Page: View {
            @State private var isWide = false
            var body: some View {
              Button("Wide") { isWide.toggle() }
              if isWide { Label().padding() } else { Label() }
            }
          }
          """,
          "B.swift": "import SwiftUI\n" + label,
        ], rule: "view_in_branches")
    }
    let entry = """
      @State private var text = ""
      var body: some View { TextField("T", text: $text) }
      """
    #expect(try found("struct Label: View { \(entry) }") == ["A.swift:6 view_in_branches"])
    #expect(try found("struct Label: View { var body: some View { Text(\"\") } }").isEmpty)
    #expect(try found("struct Other: View { \(entry) }").isEmpty)
  }

  @Test("again when the file that calls it changes")
  func cached() throws {
    let project = try TemporaryProject([
      "A.swift": Self.page(calling: "Label"), "B.swift": Self.keeping("Label"),
    ])
    var options = LintOptions(workingDirectory: project.folder, jobs: 1)
    options.selection = RuleSelection(only: ["state_from_parent"])
    options.memory = LintMemory()
    #expect(try Linter(options).lint(["."]).places == ["B.swift:3 state_from_parent"])
    try project.write(
      Self.page(calling: "Label").replacing("(title: title)", with: "(title: \"a\")"),
      to: "A.swift")
    #expect(try Linter(options).lint(["."]).places.isEmpty)
  }
}
