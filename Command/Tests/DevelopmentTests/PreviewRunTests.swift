#if os(Linux)
  import Foundation
  import Testing

  @Suite("theseus preview shows a file's previews, or says why it cannot", .serialized)
  final class PreviewRunTests {
    private let package: ScriptedPackage
    private var root: String { package.folder.path }

    /// The script builds an executable that runs the text of the file `program`.
    init() throws {
      package = try ScriptedPackage("preview") { root in
        """
        echo "builds $7 in $5 with $THESEUS_PREVIEW"
        [ -e "\(root)/broken" ] && exit 1
        mkdir -p "$5/debug"
        { echo '#!/bin/sh'; cat "\(root)/program"; } > "\(root)/fresh"
        chmod +x "\(root)/fresh"
        mv "\(root)/fresh" "$5/debug/$7"
        """
      } description: { root in
        """
        {"name": "app", "path": "\(root)", "dependencies": [],
         "products": [{"name": "App", "targets": ["App"], "type": {"executable": null}},
                      {"name": "A-tool", "targets": ["Tool"], "type": {"executable": null}},
                      {"name": "Command", "targets": ["Command"], "type": {"executable": null}},
                      {"name": "Words", "targets": ["Words"], "type": {"macro": null}},
                      {"name": "BothKit", "targets": ["Both"], "type": {"library": ["automatic"]}},
                      {"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}}],
         "targets": [{"name": "App", "path": "Sources/App", "type": "executable",
                      "sources": ["App.swift"], "target_dependencies": ["UI"],
                      "product_dependencies": ["SwiftUI"]},
                     {"name": "Tool", "path": "Sources/Tool", "type": "executable",
                      "sources": [], "target_dependencies": ["UI"]},
                     {"name": "UI", "path": "Sources/UI", "type": "library",
                      "sources": ["Old.swift", "Row.swift"]},
                     {"name": "Kit", "path": "Sources/Kit", "type": "library",
                      "sources": ["Kit.swift"], "target_dependencies": ["Inner"],
                      "product_dependencies": ["SwiftUI"]},
                     {"name": "Inner", "path": "Sources/Inner", "type": "library",
                      "sources": ["Inner.swift"]},
                     {"name": "Lone", "path": "Sources/Lone", "type": "library",
                      "sources": ["Lone.swift"]},
                     {"name": "Words", "path": "Sources/Words", "type": "macro",
                      "sources": ["Words.swift"]},
                     {"name": "Command", "path": "Sources/Command", "type": "executable",
                      "sources": ["Command.swift"], "target_dependencies": ["Both"]},
                     {"name": "Both", "path": "Sources/Both", "type": "library",
                      "sources": ["Both.swift"]},
                     {"name": "AppTests", "path": "Tests/AppTests", "type": "test",
                      "sources": ["Test.swift"], "target_dependencies": ["App"]}]}
        """
      }
      try write(
        "program",
        """
        touch "$THESEUS_PREVIEW_SVG/A.svg"
        echo "$THESEUS_PREVIEW_FILE in $THESEUS_PREVIEW_SVG"
        """)
      try write("Sources/App/App.swift", "// #Preview { Row() }")
      try write("Sources/UI/Row.swift", "#Preview { Row() }")
      try write("Sources/UI/Old.swift", "struct Old_Previews: PreviewProvider {}")
      try write("Sources/UI/Excluded.swift", "#Preview { Row() }")
      try write("Sources/Lone/Lone.swift", "#Preview { Row() }")
      try write("Sources/Kit/Kit.swift", "#Preview { Row() }")
      try write("Sources/Inner/Inner.swift", "#Preview { Row() }")
      try write("Sources/Words/Words.swift", "#Preview { Row() }")
      try write("Sources/Command/Command.swift", "#Preview { Row() }")
      try write("Sources/Both/Both.swift", "#Preview { Row() }")
      try write("Tests/AppTests/Test.swift", "#Preview { Row() }")
      try write("README.md", "")
    }

    private func write(_ path: String, _ text: String) throws {
      try package.folder.write(path, text)
    }

    private func start(_ arguments: [String]) throws { try package.start(["preview"] + arguments) }

    private func finish() throws -> (status: Int32, output: String, errors: String) {
      try package.finish()
    }

    @Test(
      "the app that uses a file's target draws its previews, and prints nothing else",
      arguments: ["Sources/UI/Row.swift", "Sources/UI/Old.swift", ""])
    func draws(file: String) throws {
      try start((file.isEmpty ? [] : [file]) + ["--svg", "new/pictures"])
      let result = try finish()
      let path = file.isEmpty ? "" : "\(root)/\(file)"
      #expect(result.output == "\(path) in \(root)/new/pictures\n")
      #expect(result.errors == "builds App in \(root)/.build/preview with 1\n")
      #expect(result.status == 0)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: "\(root)/new/pictures", isDirectory: &isFolder)
      #expect(isFolder.boolValue)
    }

    @Test("flags of traits have one order in the build, and the program keeps random hashing")
    func order() throws {
      try write(
        "program",
        """
        touch "$THESEUS_PREVIEW_SVG/A.svg"
        echo "${SWIFT_DETERMINISTIC_HASHING-random}"
        """)
      try start(["Sources/UI/Row.swift", "--svg", "pictures"])
      #expect(try finish().output == "random\n")
      #expect(package.hashing == ["1"])
    }

    @Test("a library that a program without views uses, too, is shown by itself")
    func besideTool() throws {
      try start(["Sources/Both/Both.swift", "--svg", "pictures"])
      #expect(
        try finish().errors == "builds TheseusPreviewHost in \(root)/.build/preview with 1\n")
    }

    @Test("a program that ends before it draws is an error that says so")
    func noPictures() throws {
      try write("pictures/Older.svg", "")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)],
        ofItemAtPath: package.folder["pictures/Older.svg"].path)
      try write("program", "echo a tool")
      try start(["Sources/UI/Row.swift", "--svg", "pictures"])
      let result = try finish()
      #expect(
        result.errors.hasSuffix(
          "theseus preview: App drew no pictures: it ended before it came to App.main(), "
            + "which draws them\n"))
      #expect(result.status == 2)
    }

    @Test("a package without an app and without such a library is an error that says so")
    func noLibrary() throws {
      try write(
        "description.json",
        """
        {"name": "parts", "path": "\(root)", "dependencies": [],
         "products": [{"name": "Words", "targets": ["Words"], "type": {"macro": null}}],
         "targets": [{"name": "Words", "path": "Sources/Words", "type": "macro",
                      "sources": ["Words.swift"]},
                     {"name": "Lone", "path": "Sources/Lone", "type": "library",
                      "sources": ["Lone.swift"], "product_dependencies": ["SwiftUI"]}]}
        """)
      try start([])
      #expect(
        try finish().errors
          == "theseus preview: parts has no app, and no product that is a library and uses SwiftUI\n"
      )
    }

    @Test("a file with line ends of Windows has previews, also after a comment")
    func carriageReturns() throws {
      try write("Sources/UI/Row.swift", "// Row\r\nimport SwiftUI\r\n#Preview { Row() }\r\n")
      try write("Sources/UI/Old.swift", "// none\r\n")
      try start(["Sources/UI/Row.swift", "--svg", "pictures"])
      let result = try finish()
      #expect(result.output == "\(root)/Sources/UI/Row.swift in \(root)/pictures\n")
      #expect(result.status == 0)
    }

    @Test("without a file, previews in files with line ends of Windows are found")
    func carriageReturnsOfAll() throws {
      try write("Sources/UI/Row.swift", "// Row\r\n#Preview { Row() }\r\n")
      try write("Sources/UI/Old.swift", "// none\r\n")
      try start(["--svg", "pictures"])
      #expect(try finish().status == 0)
    }

    @Test("another app and another scratch folder can be chosen")
    func chosen() throws {
      try start([
        "Sources/UI/Row.swift", "--svg", ".", "--product", "App", "--scratch-path",
        "/\(root)/b",
      ])
      #expect(try finish().errors == "builds App in /\(root)/b with 1\n")
    }

    @Test(
      "a library that no app uses is shown by an app that is made for it",
      arguments: [
        ["Sources/Kit/Kit.swift"], ["Sources/Inner/Inner.swift"],
        ["Sources/Kit/Kit.swift", "--product", "Kit"], ["--product", "Kit"],
      ])
    func library(arguments: [String]) throws {
      try write("Package.resolved", "the versions")
      try start(arguments + ["--svg", "pictures"])
      let result = try finish()
      let path = arguments[0].hasPrefix("--") ? "" : "\(root)/\(arguments[0])"
      #expect(result.output == "\(path) in \(root)/pictures\n")
      #expect(
        result.errors == "builds TheseusPreviewHost in \(root)/.build/preview with 1\n")
      #expect(result.status == 0)
      let host = ".build/preview/theseus-preview-host/"
      func text(_ path: String) throws -> String {
        try String(contentsOf: package.folder[host + path], encoding: .utf8)
      }
      let manifest = try text("Package.swift")
      #expect(manifest.contains(".package(name: \"Previewed\", path: \"\(root)\")"), "\(manifest)")
      #expect(manifest.contains("[.product(name: \"Kit\", package: \"Previewed\")]"), "\(manifest)")
      #expect(try text("App/TheseusPreviewHost.swift").hasPrefix("import SwiftUI\n"))
      #expect(try text("Package.resolved") == "the versions")
    }

    @Test("a change of a library is built while its previews are shown")
    func liveLibrary() async throws {
      try write("program", "exec $PROBE v1")
      try start(["Sources/Kit/Kit.swift"])
      await package.log(until: "v1: starts from nothing")
      let manifest = package.folder[".build/preview/theseus-preview-host/Package.swift"]
      let before = try FileManager.default.attributesOfItem(atPath: manifest.path)
      try write("program", "exec $PROBE v2")
      try write("Sources/Inner/Inner.swift", "#Preview { NewRow() }")
      await package.log(until: "v2: starts from the state of v1")
      let after = try FileManager.default.attributesOfItem(atPath: manifest.path)
      #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
      package.process.interrupt()
      #expect(try finish().status == 130)
    }

    @Test("the status of the build, and of the program, is the command's")
    func status() throws {
      try write("program", "exit 73")
      try start(["--svg", "pictures"])
      #expect(try finish().status == 73)
    }

    @Test("without a build there are no pictures")
    func broken() throws {
      try write("broken", "")
      try start(["--svg", "pictures"])
      let result = try finish()
      #expect(result.status == 1)
      #expect(result.output == "")
    }

    @Test(
      "what cannot be shown is an error that names it and what to do",
      arguments: [
        (["Sources/UI/None.swift"], "Sources/UI/None.swift: there is no such file"),
        (["README.md"], "README.md is no Swift file"),
        (
          ["Sources/App/App.swift"],
          "Sources/App/App.swift has no #Preview and no PreviewProvider; these files of App have: "
            + "Sources/UI/Old.swift, Sources/UI/Row.swift"
        ),
        (
          ["Sources/UI/Excluded.swift"],
          "Sources/UI/Excluded.swift belongs to none of the targets of app: App in Sources/App, "
            + "AppTests in Tests/AppTests, Both in Sources/Both, Command in Sources/Command, "
            + "Inner in Sources/Inner, Kit in Sources/Kit, Lone in Sources/Lone, "
            + "Tool in Sources/Tool, UI in Sources/UI, Words in Sources/Words"
        ),
        (
          ["Sources/Lone/Lone.swift"],
          "Sources/Lone/Lone.swift belongs to Lone, which is a part of no product of app (A-tool, "
            + "App, BothKit, Command, Kit, Words). Add Lone to an app, or to the products in "
            + "Package.swift: .library(name: \"Lone\", targets: [\"Lone\"])"
        ),
        (
          ["Sources/Lone/Lone.swift", "--product", "App"],
          "App does not use Lone, to which Sources/Lone/Lone.swift belongs"
        ),
        (
          ["Tests/AppTests/Test.swift"],
          "Tests/AppTests/Test.swift is a file of the tests AppTests; previews of apps and "
            + "libraries are shown"
        ),
        (
          ["Sources/Words/Words.swift"],
          "Sources/Words/Words.swift is a file of the macro Words; previews of apps and libraries "
            + "are shown"
        ),
        (
          ["Sources/Command/Command.swift"],
          "“Command” is no app of Theseus: none of its targets depends on the product SwiftUI, so "
            + "nothing would be shown and no state be kept"
        ),
        (["--product", "Other"], "app has no executable “Other”; it has A-tool, App, Command"),
        (["/dev/null"], "/dev/null is no Swift file"),
      ])
    func errors(arguments: [String], message: String) throws {
      try start(arguments)
      let result = try finish()
      #expect(result.errors == "theseus preview: \(message)\n")
      #expect(result.status == 2)
    }

    @Test("a file outside of the package, or of every package, is an error")
    func outside() throws {
      let folder = TemporaryFolder()
      let other = try folder.write("Other.swift", "#Preview { Row() }")
      try start([other, "--package-path", "."])
      #expect(
        try finish().errors
          == "theseus preview: \(other) is not in the package \(root)\n")
    }

    @Test("a folder for pictures that cannot be created is an error before the build")
    func pictures() throws {
      try start(["--svg", "README.md"])
      let result = try finish()
      #expect(result.errors.hasPrefix("theseus preview: --svg: README.md cannot be "))
      #expect(!result.errors.contains("builds"))
      #expect(result.status == 2)
    }

    @Test("a change is built while the previews are shown, and the new build continues")
    func live() async throws {
      try write("program", "exec $PROBE v1")
      try start(["Sources/UI/Row.swift"])
      await package.log(until: "v1: starts from nothing")
      try write("program", "exec $PROBE v2")
      try write("Sources/UI/Row.swift", "#Preview { NewRow() }")
      await package.log(until: "v2: starts from the state of v1")
      package.process.interrupt()
      #expect(try finish().status == 130)
    }
  }
#endif
