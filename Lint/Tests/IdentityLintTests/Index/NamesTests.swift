import IdentityLint
import Testing

/// Evidence counts only for the declaration that a place refers to, not for others of its name.
@Suite("Names do not cross borders")
struct NamesTests {
  private func lines(_ files: [String: String], rule: String) throws -> [String] {
    let project = try TemporaryProject(files)
    var options = LintOptions(workingDirectory: project.folder, jobs: 1)
    options.selection = RuleSelection(only: [rule])
    return try Linter(options).lint(["."]).places
  }

  /// A row whose title the parent changes.
  private static let changing = """
    import SwiftUI
    struct Parent: View {
      @State private var title = "a"
      var body: some View { TextField("T", text: $title); Row(title: title) }
    }
    private struct Row: View {
      let title: String
      var body: some View { Text(title) }
    }
    """
  /// A row that keeps its title, and receives the same one each time.
  private static let keeping = """
    import SwiftUI
    struct Row: View {
      @State var title: String
      var body: some View { Text(title) }
    }
    struct Page: View {
      var body: some View { Row(title: "a") }
    }
    """

  @Test("a private type of one file is not the type of the same name in another")
  func privateTypes() throws {
    #expect(
      try lines(["A.swift": Self.changing, "B.swift": Self.keeping], rule: "state_from_parent")
        .isEmpty)
    // Without `private` the same call is the other type's.
    let shared = Self.changing.split(separator: "\n").prefix(5).joined(separator: "\n")
    #expect(
      try lines(["A.swift": shared, "B.swift": Self.keeping], rule: "state_from_parent")
        == ["B.swift:3 state_from_parent"])
  }

  @Test("two repositories in one run are independent", arguments: [true, false])
  func repositories(withGit: Bool) throws {
    let shared = Self.changing.split(separator: "\n").prefix(5).joined(separator: "\n")
    let marker = withGit ? ".git/HEAD" : "Package.swift"
    #expect(
      try lines(
        [
          "one/A.swift": shared, "two/B.swift": Self.keeping, "one/\(marker)": "",
          "two/\(marker)": "",
        ], rule: "state_from_parent"
      ).isEmpty)
    #expect(
      try lines(
        ["one/A.swift": shared, "two/B.swift": Self.keeping, ".git/HEAD": ""],
        rule: "state_from_parent") == ["two/B.swift:3 state_from_parent"])
    // A submodule is part of the repository around it.
    #expect(
      try lines(
        [
          "one/A.swift": shared, "two/B.swift": Self.keeping, ".git/HEAD": "",
          "two/.git": "gitdir: x",
        ], rule: "state_from_parent") == ["two/B.swift:3 state_from_parent"])
  }

  @Test("a target of a package names its own types, and the public ones of others")
  func modules() throws {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [.target(name: "One"), .target(name: "Two", path: "Other/Two")])
      """
    let shared = Self.changing.split(separator: "\n").prefix(5).joined(separator: "\n")
    func found(_ row: String) throws -> [String] {
      try lines(
        [
          "Package.swift": manifest, "Sources/One/A.swift": shared, "Other/Two/B.swift": row,
        ], rule: "state_from_parent")
    }
    #expect(try found(Self.keeping).isEmpty)
    #expect(
      try found(Self.keeping.replacing("struct Row", with: "public struct Row"))
        == ["Other/Two/B.swift:3 state_from_parent"])
  }

  @Test("of several with one name, the nearest in the tree of folders is meant")
  func nearest() throws {
    let shared = Self.changing.split(separator: "\n").prefix(5).joined(separator: "\n")
    let plain =
      "import SwiftUI\nstruct Row: View { let title: String; var body: some View { Text(title) } }"
    #expect(
      try lines(
        [
          "Phone/Views/A.swift": shared, "Phone/Rows/Row.swift": plain,
          "Watch/Rows/Row.swift": Self.keeping,
        ], rule: "state_from_parent"
      ).isEmpty)
    #expect(
      try lines(
        [
          "Phone/Views/A.swift": shared, "Phone/Rows/Row.swift": Self.keeping,
          "Watch/Rows/Row.swift": plain,
        ], rule: "state_from_parent") == ["Phone/Rows/Row.swift:3 state_from_parent"])
  }

  @Test("a private helper of one file is called by that file alone")
  func privateFunctions() throws {
    let helper = """
      import SwiftUI
      ACCESS extension View {
        @ViewBuilder func boxed(_ isOn: Bool) -> some View {
          if isOn { self.border(.red) } else { self }
        }
      }
      """
    let use = """
      import SwiftUI
      struct Page: View {
        @State private var isOn = false
        @State private var text = ""
        var body: some View { TextField("T", text: $text).boxed(isOn).onTapGesture { isOn.toggle() \
      } }
      }
      """
    func found(_ access: String) throws -> [String] {
      try lines(
        ["A.swift": helper.replacing("ACCESS ", with: access), "B.swift": use],
        rule: "conditional_modifier")
    }
    #expect(try found("") == ["B.swift:5 conditional_modifier"])
    #expect(try found("private ").isEmpty)
  }

  @Test("a finding in both branches of an `#if` is reported once")
  func branches() throws {
    let row = """
      struct Row: View {
        @ObservedObject var model = Model()
        var body: some View { Button("\\(model.count)") { model.count += 1 } }
      }
      """
    let text = """
      import SwiftUI
      final class Model: ObservableObject { @Published var count = 0 }
      #if os(iOS)
      \(row)
      #else
      \(row)
      #endif
      struct Page: View {
        @State private var isOn = false
        var body: some View { Toggle("T", isOn: $isOn); Row() }
      }
      """
    #expect(
      try lines(["A.swift": text], rule: "inline_observed_object")
        == ["A.swift:5 inline_observed_object"])
  }
}
