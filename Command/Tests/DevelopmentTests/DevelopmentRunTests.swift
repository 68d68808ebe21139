#if os(Linux)
  import Foundation
  import Testing

  @Suite("theseus dev rebuilds on a change and hands over", .serialized)
  final class DevelopmentRunTests {
    private let package: ScriptedPackage

    /// The script builds an executable that starts the probe with the arguments in the source file,
    /// or reports an error.
    init() throws {
      package = try ScriptedPackage("dev") { root in
        """
        arguments=$(cat "\(root)/Sources/App/App.swift")
        case $arguments in
        wrong*) echo "\(root)/Sources/App/App.swift:3:7: error: $arguments"; exit 1 ;;
        slow*) sleep 30 ;;
        esac
        mkdir -p "\(root)/.build/dev/debug"
        printf '#!/bin/sh\\nexec "%s" %s\\n' "$PROBE" "$arguments" > "\(root)/new"
        chmod +x "\(root)/new"
        mv "\(root)/new" "\(root)/.build/dev/debug/App"
        """
      } description: { root in
        """
        {"name": "app", "path": "\(root)", "dependencies": [],
         "products": [{"name": "App", "targets": ["App"], "type": {"executable": null}}],
         "targets": [{"name": "App", "path": "Sources/App", "type": "executable",
                      "product_dependencies": ["SwiftUI"]}]}
        """
      }
      try write("v1")
    }

    /// Writes the app's source: the arguments of the probe.
    private func write(_ source: String) throws {
      try package.folder.write("Sources/App/App.swift", source)
    }

    private func start(
      _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws {
      try package.start(["dev"] + arguments, environment: environment)
    }

    /// Presses Control-C and returns the standard error of the run.
    private func interrupt() throws -> String {
      package.process.interrupt()
      return try package.finish().errors
    }

    @Test("a change, an error, a repair and a crash, in one session")
    func session() async throws {
      try start()
      #expect(await package.log(until: "v1: starts") == ["v1: starts from nothing"])
      // Older than a second: the build that a crash goes back to.
      try await Task.sleep(for: .milliseconds(1_200))
      try write("v2")
      await package.log(until: "v2: starts from the state of v1")
      #expect(await package.log(until: "v2: shows kept 1 · reset 0 · dropped 0 · ").count == 3)
      try write("wrong words")
      await package.log(until: "v2: shows Sources/App/App.swift:3:7 | error: wrong words")
      try await Task.sleep(for: .milliseconds(1_200))
      try write("v3 crashes")
      await package.log(until: "v3: starts from the state of v2")
      let lines = await package.log(until: "v2: shows The new build ended immediately")
      #expect(
        lines.last
          == "v2: shows The new build ended immediately: signal 9 (SIGKILL). "
          + "This is the build before it. | Fatal error: no luck")
      let text = try interrupt()
      #expect(package.process.terminationStatus == 130)
      #expect(text.contains("v1 printed this"))
    }

    @Test("flags of traits have one order, so that no build compiles everything again")
    func order() async throws {
      try start()
      await package.log(until: "v1: starts")
      try write("v2")
      await package.log(until: "v2: starts")
      _ = try interrupt()
      #expect(Set(package.hashing) == ["1"])
    }

    @Test("a build that draws nothing is reported with the file, and the next change replaces it")
    func noPicture() async throws {
      try start()
      await package.log(until: "v1: starts from nothing")
      try write("v2 hangs")
      await package.log(until: "v2: starts from the state of v1")
      try await Task.sleep(for: .milliseconds(4_000))
      try write("v3")
      await package.log(until: "v3: starts from the state of v1")
      let text = try interrupt()
      #expect(text.contains("has drawn nothing for 3 s"), "\(text)")
      #expect(text.contains("The change was in Sources/App/App.swift."), "\(text)")
      #expect(text.contains("building…"), "\(text)")
    }

    @Test("a change during a build starts it again")
    func changeWhileBuilding() async throws {
      try write("slow")
      try start()
      try await Task.sleep(for: .milliseconds(700))
      try write("v1")
      await package.log(until: "v1: starts from nothing")
      _ = try interrupt()
    }

    @Test("a folder beyond the limit of watches is reported, and the other sources are followed")
    func limitOfWatches() async throws {
      // The package, Sources, App.
      try start(environment: ["THESEUS_DEV_WATCHES": "3"])
      await package.log(until: "v1: starts from nothing")
      try FileManager.default.createDirectory(
        at: package.folder["Sources/App/Rows"], withIntermediateDirectories: true)
      let warning =
        "Some changes are not noticed: \(package.folder.path)/Sources/App/Rows cannot be watched: "
        + "this user watches too many folders already; raise the limit with "
        + "`sysctl fs.inotify.max_user_watches=524288`"
      await package.log(until: "v1: shows \(warning)")
      try write("v2")
      await package.log(until: "v2: starts from the state of v1")
      let lines = await package.log(until: "v2: shows kept 1")
      #expect(lines.last?.hasSuffix(warning) == true, "\(lines)")
      _ = try interrupt()
      #expect(package.process.terminationStatus == 130)
    }

    @Test("a limit that the first folders exceed is an error that names the setting")
    func limitAtStart() throws {
      try start(environment: ["THESEUS_DEV_WATCHES": "2"])
      let result = try package.finish()
      #expect(result.errors.contains("sysctl fs.inotify.max_user_watches"), "\(result)")
      #expect(result.status == 2)
    }

    @Test("Control-C during a build ends it and everything else")
    func interruptWhileBuilding() async throws {
      try write("slow")
      try start()
      try await Task.sleep(for: .milliseconds(700))
      let clock = ContinuousClock()
      let time = try clock.measure { _ = try interrupt() }
      // The build sleeps for 30 seconds, and its output is open until it has ended.
      #expect(time < .seconds(10))
      #expect(package.process.terminationStatus == 130)
    }

    @Test("files that are written all the time do not put off the build")
    func endlessChanges() async throws {
      try start()
      await package.log(until: "v1: starts from nothing")
      let other = package.folder["Sources/App/Other.swift"]
      let writer = Task.detached {
        while !Task.isCancelled {
          try Data("x".utf8).write(to: other)
          usleep(10_000)
        }
      }
      try write("v2")
      await package.log(until: "v2: starts from the state of v1")
      writer.cancel()
      _ = try interrupt()
    }

    @Test("the times of a build and of the first picture are printed when they are wanted")
    func times() async throws {
      try start(environment: ["THESEUS_DEV_TIMES": "1"])
      await package.log(until: "v1: starts from nothing")
      try write("v2")
      await package.log(until: "v2: shows")
      let lines = try interrupt().split(separator: "\n").filter { $0.hasPrefix("times: ") }
      #expect(lines.count == 2)
      let line =
        #/
        times:\ built\ [\d.]+\ s\ \(CPU\ [\d.]+\ s\)\ ·\ linked\ after\ [\d.]+\ s\ ·
        \ linked\ to\ picture\ [\d.]+\ s\ ·\ built\ to\ picture\ [\d.]+\ s
        /#
      for text in lines { #expect(try line.wholeMatch(in: text) != nil, "\(text)") }
    }

    @Test("a product that is not an app, or does not exist, is an error that says so")
    func products() throws {
      try start(["Other"])
      let result = try package.finish()
      #expect(result.status == 2)
      #expect(result.errors == "theseus dev: app has no executable “Other”; it has App\n")
    }

    @Test("a package without an app is an error that says so")
    func noApp() throws {
      let path = package.folder["description.json"]
      let text = try String(contentsOf: path, encoding: .utf8)
      try Data(text.replacing("SwiftUI", with: "Vapor").utf8).write(to: path)
      try start()
      let result = try package.finish()
      #expect(
        result.errors
          .contains("none of the executables of app (App) depends on the product SwiftUI"))
      #expect(result.status == 2)
    }
  }
#endif
