import Foundation
import Testing

@testable import Development

@Suite("theseus new writes a package")
struct PackageTemplateTests {
  private func manifest(_ source: PackageTemplate.Source) throws -> String {
    let template = try PackageTemplate(name: "todo-list", source: source)
    return try #require(template.files.first { $0.path == "Package.swift" }?.text)
  }

  @Test("with the name as a module, and the source of Theseus")
  func names() throws {
    let template = try PackageTemplate(name: "todo-list", source: .init("/src/theseus"))
    #expect(template.module == "TodoList")
    #expect(template.files.contains { $0.path == "Sources/TodoList/TodoListApp.swift" })
    let manifest = try manifest(.init("/src/theseus"))
    #expect(manifest.contains(#"name: "todo-list""#))
    #expect(manifest.contains(#".package(name: "theseus", path: "/src/theseus")"#))
  }

  @Test("and a README that names the ways to run it, in columns")
  func readme() throws {
    let template = try PackageTemplate(name: "todo-list")
    let readme = try #require(template.files.first { $0.path == "README.md" }?.text)
    let lines = readme.split(separator: "\n").filter { $0.contains("    # ") }
    let commands = lines.map { line in
      line[..<(line.firstRange(of: "    # ")?.lowerBound ?? line.endIndex)]
    }
    #expect(
      commands.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "swift run TodoList", "swift run TodoList --resume", "swift test", "theseus dev",
      ])
    #expect(Set(commands.map(\.count)).count == 1, "\(readme)")
  }

  @Test(
    "a repository is known by the last part of its address",
    arguments: [
      ("https://host/a/theseus", "theseus"), ("https://host/a/Theseus-Fork.git", "Theseus-Fork"),
      ("git@host:mirror.git", "mirror"), ("ssh://git@host/~me/t/", "t"), ("file:///src/t", "t"),
    ])
  func identity(url: String, identity: String) throws {
    let manifest = try manifest(.init(url))
    #expect(manifest.contains("url: \"\(url)\""))
    #expect(manifest.contains(#".product(name: "SwiftUI", package: "\#(identity)")"#))
    #expect(manifest.contains(#".product(name: "TheseusTesting", package: "\#(identity)")"#))
  }

  @Test(
    "the other packages are in the same place",
    arguments: [
      ("https://host/a/theseus", "https://host/a/theseus-apple"),
      ("https://host/a/fork.git", "https://host/a/theseus-apple.git"),
      ("git@host:theseus", "git@host:theseus-apple"),
    ])
  func others(url: String, other: String) {
    #expect(
      PackageTemplate.Source(url).dependency(on: "theseus-apple")
        == ".package(url: \"\(other)\", branch: \"main\")")
  }

  @Test(
    "a path is a folder, and has to be a package's",
    arguments: ["/src/t", "./t", "../t", "t", "~/t", "a/b:c"])
  func folders(path: String) {
    let source = PackageTemplate.Source(path)
    guard case .folder(let folder) = source else {
      Issue.record("\(source)")
      return
    }
    #expect(folder.hasPrefix("/"))
    #expect(
      throws: DevelopmentError(
        "--theseus: there is no Package.swift in \(folder); name a checkout's folder, or a URL")
    ) { try source.check() }
  }

  @Test(
    "an address that is none is an error", arguments: ["https://", "https://a b/c", "http://\n"])
  func addresses(url: String) {
    #expect(throws: DevelopmentError.self) { try PackageTemplate.Source(url).check() }
  }

  @Test(
    "but not for a name that cannot be a module",
    arguments: ["", "1st", "../up", "日本", "-", "a/b"])
  func badNames(name: String) {
    #expect(
      throws: DevelopmentError(
        "“\(name)” cannot name a package: it needs a letter first, then ASCII letters and digits")
    ) { try PackageTemplate(name: name) }
  }

  @Test("a folder that cannot be made is reported in the system's words")
  func unwritable() throws {
    let folder = TemporaryFolder()
    let file = try folder.write("plain")
    let template = try PackageTemplate(name: "Todo", source: .init("/src/theseus"))
    #expect(
      throws: DevelopmentError("“\(file)/Todo” cannot be written: Not a directory")
    ) { try template.write(to: file + "/Todo") }
  }

  @Test("the command to go there has quotes where a shell needs them")
  func shellWords() {
    #expect(PackageTemplate.shellWord("../src/my-app_1.2") == "../src/my-app_1.2")
    #expect(PackageTemplate.shellWord("my app") == "'my app'")
    #expect(PackageTemplate.shellWord("~/x") == "'~/x'")
    #expect(PackageTemplate.shellWord("a$b") == "'a$b'")
    #expect(PackageTemplate.shellWord("it's") == #"'it'\''s'"#)
  }

  @Test("or that another module has", arguments: ["SwiftUI", "swift-ui", "foundation", "Any"])
  func takenNames(name: String) throws {
    let reason = name == "Any" ? "keyword of Swift" : "name of a module that the app uses"
    let error = #expect(throws: DevelopmentError.self) { try PackageTemplate(name: name) }
    #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
  }

  @Test("every module of Theseus is taken")
  func modules() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Package.swift").standardized
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let names = text.matches(of: #/\.(?:target|macro|systemLibrary)\(\s*name: "(\w+)"/#)
      .map { String($0.output.1) }
      .filter { !text.contains("Tests/\($0)\"") && $0 != "LintAdvice" }
    #expect(names.count > 20)
    for name in names { #expect(TakenName.reason(name) != nil, "\(name)") }
  }

  @Test(
    "a line break or a tab in a name is named", arguments: ["a\nb", "a\tb", "a\u{2028}b", "\r"])
  func lineBreaks(name: String) {
    let error = #expect(throws: DevelopmentError.self) { try PackageTemplate(name: name) }
    #expect(error?.description.hasSuffix("it has a line break or a tab in it") == true)
    #expect(error?.description.contains(where: \.isNewline) == false)
  }

  @Test("quotes and backslashes are a part of a literal")
  func quotes() throws {
    #expect(quoted(#"a"b\(c)"#) == #""a\"b\\(c)""#)
    #expect(quoted("a\nb\t\r\u{7}\u{2028}") == #""a\nb\t\r\u{7}\u{2028}""#)
    #expect(try PackageTemplate(name: "My 'own' app").module == "MyOwnApp")
  }

  @Test(
    "a quote or a backslash is named: SwiftPM cannot build in such a folder",
    arguments: ["\"", "\\"])
  func unbuildable(character: String) {
    #expect(
      throws: DevelopmentError(
        "“My\(character)App” cannot name a package: SwiftPM builds none in a folder with \" or \\ in "
          + "its name")
    ) { try PackageTemplate(name: "My\(character)App") }
  }

  @Test("an existing file is never overwritten")
  func existing() throws {
    let folder = TemporaryFolder()
    try PackageTemplate(name: "Todo").write(to: folder.path)
    #expect(throws: DevelopmentError("“\(folder.path)” is not empty")) {
      try PackageTemplate(name: "Todo").write(to: folder.path)
    }
    let file = try folder.write("file")
    #expect(throws: DevelopmentError("“\(file)” is a file")) {
      try PackageTemplate(name: "Todo").write(to: file)
    }
  }
}
