#if os(Linux)
  import Foundation
  import Testing

  @Suite("theseus preview shows a file's previews, or says why it cannot", .serialized)
  final class PreviewRunTests {
    private let root: URL
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// A package whose builds are made by a script in the place of `swift`: an executable that runs
    /// the text of the file `program`.
    init() throws {
      root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "preview-\(UUID().uuidString.prefix(8))"
      ).resolvingSymlinksInPath()
      try write("Package.swift", "")
      try write("log", "")
      try write("program", "echo \"$THESEUS_PREVIEW_FILE in $THESEUS_PREVIEW_SVG\"")
      try write("Sources/App/App.swift", "// #Preview { Row() }")
      try write("Sources/UI/Row.swift", "#Preview { Row() }")
      try write("Sources/UI/Old.swift", "struct Old_Previews: PreviewProvider {}")
      try write("Sources/UI/Excluded.swift", "#Preview { Row() }")
      try write("Sources/Lone/Lone.swift", "#Preview { Row() }")
      try write("Tests/AppTests/Test.swift", "#Preview { Row() }")
      try write("README.md", "")
      try write(
        "bin/swift",
        """
        #!/bin/sh
        if [ "$1" = package ]; then
          cat "\(root.path)/description.json"
          exit
        fi
        echo "builds $7 in $5 with $THESEUS_PREVIEW"
        [ -e "\(root.path)/broken" ] && exit 1
        mkdir -p "$5/debug"
        { echo '#!/bin/sh'; cat "\(root.path)/program"; } > "\(root.path)/fresh"
        chmod +x "\(root.path)/fresh"
        mv "\(root.path)/fresh" "$5/debug/$7"
        """)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: root.appendingPathComponent("bin/swift").path)
      try write(
        "description.json",
        """
        {"name": "app", "path": "\(root.path)", "dependencies": [],
         "products": [{"name": "App", "targets": ["App"], "type": {"executable": null}},
                      {"name": "A-tool", "targets": ["Tool"], "type": {"executable": null}}],
         "targets": [{"name": "App", "path": "Sources/App", "type": "executable",
                      "sources": ["App.swift"], "target_dependencies": ["UI"],
                      "product_dependencies": ["SwiftUI"]},
                     {"name": "Tool", "path": "Sources/Tool", "type": "executable",
                      "sources": [], "target_dependencies": ["UI"]},
                     {"name": "UI", "path": "Sources/UI", "type": "library",
                      "sources": ["Old.swift", "Row.swift"]},
                     {"name": "Lone", "path": "Sources/Lone", "type": "library",
                      "sources": ["Lone.swift"]},
                     {"name": "AppTests", "path": "Tests/AppTests", "type": "test",
                      "sources": ["Test.swift"], "target_dependencies": ["App"]}]}
        """)
    }

    deinit {
      if process.isRunning { process.terminate() }
      try? FileManager.default.removeItem(at: root)
    }

    private func write(_ path: String, _ text: String) throws {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    private func start(_ arguments: [String]) throws {
      let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      process.executableURL = programs.appendingPathComponent("theseus")
      process.arguments = ["preview"] + arguments
      process.currentDirectoryURL = root
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = root.appendingPathComponent("bin").path + ":/usr/bin:/bin"
      environment["PROBE"] = programs.appendingPathComponent("DevelopmentProbe").path
      environment["PROBE_LOG"] = root.appendingPathComponent("log").path
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    private func finish() throws -> (status: Int32, output: String, errors: String) {
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      let words = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: text, as: UTF8.self),
        String(decoding: words, as: UTF8.self)
      )
    }

    @Test(
      "the app that uses a file's target draws its previews, and prints nothing else",
      arguments: ["Sources/UI/Row.swift", "Sources/UI/Old.swift", ""])
    func draws(file: String) throws {
      try start((file.isEmpty ? [] : [file]) + ["--svg", "new/pictures"])
      let result = try finish()
      let path = file.isEmpty ? "" : "\(root.path)/\(file)"
      #expect(result.output == "\(path) in \(root.path)/new/pictures\n")
      #expect(result.errors == "builds App in \(root.path)/.build/preview with 1\n")
      #expect(result.status == 0)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: "\(root.path)/new/pictures", isDirectory: &isFolder)
      #expect(isFolder.boolValue)
    }

    @Test("another app and another scratch folder can be chosen")
    func chosen() throws {
      try start([
        "Sources/UI/Row.swift", "--svg", ".", "--product", "App", "--scratch-path",
        "/\(root.path)/b",
      ])
      #expect(try finish().errors == "builds App in /\(root.path)/b with 1\n")
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
            + "AppTests in Tests/AppTests, Lone in Sources/Lone, Tool in Sources/Tool, "
            + "UI in Sources/UI"
        ),
        (
          ["Sources/Lone/Lone.swift"],
          "Sources/Lone/Lone.swift belongs to Lone, which no executable of app uses (A-tool, App). "
            + "Previews are shown in an app: add an executable target with an `App` that depends "
            + "on Lone"
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
        (["--product", "Other"], "app has no executable “Other”; it has A-tool, App"),
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
      let other = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID().uuidString).swift"
      ).resolvingSymlinksInPath()
      try Data("#Preview { Row() }".utf8).write(to: other)
      defer { try? FileManager.default.removeItem(at: other) }
      try start([other.path, "--package-path", "."])
      #expect(
        try finish().errors
          == "theseus preview: \(other.path) is not in the package \(root.path)\n")
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
      await log(until: "v1: starts from nothing")
      try write("program", "exec $PROBE v2")
      try write("Sources/UI/Row.swift", "#Preview { NewRow() }")
      await log(until: "v2: starts from the state of v1")
      process.interrupt()
      #expect(try finish().status == 130)
    }

    private func log(until line: String) async {
      var text = ""
      for _ in 0..<3_000 {
        text = (try? String(contentsOf: root.appendingPathComponent("log"), encoding: .utf8)) ?? ""
        if text.contains(line) { return }
        try? await Task.sleep(for: .milliseconds(20))
      }
      Issue.record("“\(line)” did not come after \(text)")
    }
  }
#endif
