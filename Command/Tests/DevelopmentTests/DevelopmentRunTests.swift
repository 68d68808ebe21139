#if os(Linux)
  import Foundation
  import Testing

  @Suite("theseus dev rebuilds on a change and hands over", .serialized)
  final class DevelopmentRunTests {
    private let root: URL
    private let process = Process()
    private let errors = Pipe()

    /// A package whose builds are made by a script in the place of `swift`: an executable that
    /// starts the probe with the words of the source file, or an error.
    init() throws {
      root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "dev-\(UUID().uuidString.prefix(8))"
      ).resolvingSymlinksInPath()
      try write("Package.swift", "")
      try write("log", "")
      try write("Sources/App/App.swift", "v1")
      try write(
        "bin/swift",
        """
        #!/bin/sh
        if [ "$1" = package ]; then
          cat "\(root.path)/description.json"
          exit
        fi
        words=$(cat "\(root.path)/Sources/App/App.swift")
        case $words in
        wrong*) echo "\(root.path)/Sources/App/App.swift:3:7: error: $words"; exit 1 ;;
        slow*) sleep 30 ;;
        esac
        mkdir -p "\(root.path)/.build/dev/debug"
        printf '#!/bin/sh\\nexec "%s" %s\\n' "$PROBE" "$words" > "\(root.path)/new"
        chmod +x "\(root.path)/new"
        mv "\(root.path)/new" "\(root.path)/.build/dev/debug/App"
        """)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: root.appendingPathComponent("bin/swift").path)
      try write(
        "description.json",
        """
        {"name": "app", "path": "\(root.path)", "dependencies": [],
         "products": [{"name": "App", "targets": ["App"], "type": {"executable": null}}],
         "targets": [{"name": "App", "path": "Sources/App", "type": "executable",
                      "product_dependencies": ["SwiftUI"]}]}
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

    private static func program(_ name: String) -> URL {
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent(name)
    }

    private func start(
      _ arguments: [String] = [], environment additions: [String: String] = [:]
    ) throws {
      process.executableURL = Self.program("theseus")
      process.arguments = ["dev", "--package-path", root.path] + arguments
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = root.appendingPathComponent("bin").path + ":/usr/bin:/bin"
      environment["PROBE"] = Self.program("DevelopmentProbe").path
      environment["PROBE_LOG"] = root.appendingPathComponent("log").path
      environment.merge(additions) { $1 }
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
    }

    /// The log, once it has this line.
    private func log(until line: String) async -> [String] {
      var lines: [String] = []
      for _ in 0..<3_000 {
        let text = try? String(contentsOf: root.appendingPathComponent("log"), encoding: .utf8)
        lines = (text ?? "").split(separator: "\n").map(String.init)
        if lines.contains(where: { $0.hasPrefix(line) }) { return lines }
        try? await Task.sleep(for: .milliseconds(20))
      }
      Issue.record("“\(line)” did not come after \(lines)")
      return lines
    }

    private func finish() throws -> String {
      process.interrupt()
      let text = String(
        decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }

    @Test("a change, an error, a repair and a crash, in one session")
    func session() async throws {
      try start()
      #expect(await log(until: "v1: starts") == ["v1: starts from nothing"])
      // Older than a second: the build that a crash goes back to.
      try await Task.sleep(for: .milliseconds(1_200))
      try write("Sources/App/App.swift", "v2")
      _ = await log(until: "v2: starts from the state of v1")
      #expect(await log(until: "v2: shows kept 1 · reset 0 · dropped 0 · ").count == 3)
      try write("Sources/App/App.swift", "wrong words")
      _ = await log(until: "v2: shows Sources/App/App.swift:3:7 | error: wrong words")
      try await Task.sleep(for: .milliseconds(1_200))
      try write("Sources/App/App.swift", "v3 crashes")
      _ = await log(until: "v3: starts from the state of v2")
      let lines = await log(until: "v2: shows The new build ended at once")
      #expect(
        lines.last
          == "v2: shows The new build ended at once: signal 9 (SIGKILL). "
          + "This is the one before. | Fatal error: no luck")
      let text = try finish()
      #expect(process.terminationStatus == 130)
      #expect(text.contains("v1 printed this"))
    }

    @Test("a change during a build starts it again")
    func changeWhileBuilding() async throws {
      try write("Sources/App/App.swift", "slow")
      try start()
      try await Task.sleep(for: .milliseconds(700))
      try write("Sources/App/App.swift", "v1")
      _ = await log(until: "v1: starts from nothing")
      _ = try finish()
    }

    @Test("files that are written all the time do not put off the build")
    func endlessChanges() async throws {
      try start()
      _ = await log(until: "v1: starts from nothing")
      let root = root
      let writer = Task.detached {
        while !Task.isCancelled {
          try Data("x".utf8).write(to: root.appendingPathComponent("Sources/App/Other.swift"))
          usleep(10_000)
        }
      }
      try write("Sources/App/App.swift", "v2")
      _ = await log(until: "v2: starts from the state of v1")
      writer.cancel()
      _ = try finish()
    }

    @Test("the times of a build and of the first picture are printed when they are wanted")
    func times() async throws {
      try start(environment: ["THESEUS_DEV_TIMES": "1"])
      _ = await log(until: "v1: starts from nothing")
      try write("Sources/App/App.swift", "v2")
      _ = await log(until: "v2: shows")
      let lines = try finish().split(separator: "\n").filter { $0.hasPrefix("times: ") }
      #expect(lines.count == 2)
      let line =
        #/
        times:\ built\ [\d.]+\ s\ \(CPU\ [\d.]+\ s\)\ ·\ linked\ after\ [\d.]+\ s\ ·
        \ linked\ to\ picture\ [\d.]+\ s\ ·\ built\ to\ picture\ [\d.]+\ s
        /#
      for text in lines { #expect(try line.wholeMatch(in: text) != nil, "\(text)") }
    }

    @Test("a product that is no app, or does not exist, is an error that says so")
    func products() throws {
      try start(["Other"])
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      let text = String(
        decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      #expect(text == "theseus dev: app has no executable “Other”; it has App\n")
    }

    @Test("a package without an app is an error that says so")
    func noApp() throws {
      let path = root.appendingPathComponent("description.json")
      let text = try String(contentsOf: path, encoding: .utf8)
      try Data(text.replacing("SwiftUI", with: "Vapor").utf8).write(to: path)
      try start()
      process.waitUntilExit()
      let message = String(
        decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      #expect(
        message.contains("none of the executables of app (App) depends on the product SwiftUI"))
      #expect(process.terminationStatus == 2)
    }
  }
#endif
