import Foundation
import IdentityLint
import Testing

@Suite("files are found as git finds them")
struct FileFinderTests {
  private func found(_ project: TemporaryProject, _ paths: [String] = ["."]) throws -> [String] {
    var finder = FileFinder(workingDirectory: project.folder)
    for path in paths { try finder.add(path) }
    return finder.files.map(\.path).sorted()
  }

  @Test(".gitignore: anchors, folders, stars, negation and nested files")
  func ignoreFiles() throws {
    let project = try TemporaryProject([
      ".gitignore":
        """
      # made\n/Top.swift\nGenerated/\n*.gen.swift\n!Keep.gen.swift\nDocs/**/Sample.swift\nsp \
      ace.swift\\ \n[ab]x.swift\n
      """,
      "Top.swift": "", "A/Top.swift": "", "A/Generated/X.swift": "", "A/B.gen.swift": "",
      "A/Keep.gen.swift": "",
      "Docs/Sample.swift": "", "Docs/One/Two/Sample.swift": "", "Docs/One/Other.swift": "",
      "ax.swift": "", "cx.swift": "",
      "Inner/.gitignore": "Only.swift\n!/Back.swift\n", "Inner/Only.swift": "",
      "Inner/Deep/Only.swift": "", "Inner/Back.swift": "",
      "Only.swift": "",
    ])
    try project.git("init", "-q")
    #expect(
      try found(project) == [
        "A/Keep.gen.swift", "A/Top.swift", "Docs/One/Other.swift", "Inner/Back.swift", "Only.swift",
        "cx.swift",
      ])
    // Exclusions in the folders above count when a folder below is named; a named file or folder
    // itself is always read.
    #expect(try found(project, ["Docs"]) == ["Docs/One/Other.swift"])
    #expect(
      try found(project, ["Top.swift", "A/Generated"]) == ["A/Generated/X.swift", "Top.swift"])
  }

  /// Git is the judge: it and the finder agree on every pattern.
  @Test("the found files are those that git lists")
  func agreesWithGit() throws {
    let patterns = [
      "*.swift\n!b*.swift", "/x/*\n!/x/c.swift", "x/y", "**/y/c.swift", "x/**", "y/", "a?.swift",
      "[!a]*.swift", "\\!a.swift",
      "x/*/c.swift", "*/c.swift",
      "x/**/c.swift", "a.swift\n!a.swift\na.swift", "!x/\nx/", "**", "a*\n!aa.swift", "b.swift ",
      "#a.swift\n\\#a.swift",
    ]
    let names = ["a.swift", "aa.swift", "b.swift", "c.swift", "!a.swift", "#a.swift"]
    let folders = ["", "x/", "x/y/", "y/", "z/x/y/"]
    for pattern in patterns {
      var files = Dictionary(
        uniqueKeysWithValues: folders.flatMap { folder in names.map { (folder + $0, "") } })
      files[".gitignore"] = pattern
      let project = try TemporaryProject(files)
      try project.git("init", "-q")
      let listed = Process()
      listed.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      listed.arguments = [
        "git", "-C", project.folder, "ls-files", "-z", "--others", "--exclude-standard", "--",
        "*.swift",
      ]
      let output = Pipe()
      listed.standardOutput = output
      try listed.run()
      let names = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .split(separator: "\0").map(String.init)
        .sorted()
      listed.waitUntilExit()
      #expect(try found(project) == names, "pattern: \(pattern)")
    }
  }

  @Test(
    "build products and dependencies are skipped; links are not followed, so there are no loops")
  func skipped() throws {
    let project = try TemporaryProject([
      "A.swift": "", ".build/X.swift": "", "Pods/P.swift": "", "Carthage/Checkouts/C.swift": "",
      "DerivedData/D.swift": "",
      "b/checkouts/E.swift": "",
      ".hidden/H.swift": "", "b/.Hidden.swift": "", "b/B.swift": "", "b/notes.txt": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: project.path("b/loop"), withDestinationPath: project.folder)
    try FileManager.default.createSymbolicLink(
      atPath: project.path("self"), withDestinationPath: "self")
    #expect(try found(project) == ["A.swift", "b/B.swift"])
    #expect(throws: FileFinder.Missing.self) { try found(project, ["Nowhere"]) }
    #expect(
      try found(project, ["A.swift", "./A.swift", "b/../A.swift", "."]) == ["A.swift", "b/B.swift"])
  }

  @Test("a project is the outermost folder with a repository, a package or an Xcode project")
  func projects() throws {
    let project = try TemporaryProject([
      "one/Package.swift": "", "one/Sources/A.swift": "", "one/Inner/Package.swift": "",
      "two/Two.xcodeproj/project.pbxproj": "",
      "two/App/B.swift": "",
      "C.swift": "",
    ])
    var finder = FileFinder(workingDirectory: project.folder)
    try finder.add(".")
    let projects = Dictionary(uniqueKeysWithValues: finder.files.map { ($0.path, $0.project) })
    #expect(projects["one/Sources/A.swift"] == "one")
    #expect(projects["one/Inner/Package.swift"] == "one")
    #expect(projects["two/App/B.swift"] == "two")
    #expect(projects["C.swift"] == ".")
  }
}
