#if os(Linux)
  import Foundation
  import Testing

  @Suite("theseus dev builds a change of known files without SwiftPM", .serialized)
  final class KnownBuildTests {
    private let package: ScriptedPackage

    /// `swift build` writes a plan and runs its commands. Both kinds of builds write what they do
    /// into the file `builds`.
    init() throws {
      package = try ScriptedPackage("known") { root in
        """
        echo SwiftPM >> "\(root)/builds"
        cd "\(root)"
        mkdir -p .build/dev/debug
        touch .build/dev/.lock
        sources=$(ls Sources/App/*.swift | sed "s|.*|\\"\(root)/&\\"|" | paste -sd, -)
        cat > .build/dev/debug.yaml <<END
        commands:
          "module":
            tool: shell
            inputs: [$sources]
            outputs: ["\(root)/App.o"]
            args: ["\(root)/bin/swiftc","-c","-incremental","Sources/App","\(root)/App.o"]

          "link":
            tool: shell
            inputs: ["\(root)/App.o"]
            outputs: ["\(root)/.build/dev/debug/App"]
            args: ["\(root)/bin/swiftc","-emit-executable","\(root)/.build/dev/debug/App"]

        END
        "\(root)/bin/swiftc" -c -incremental Sources/App "\(root)/App.o" || exit 1
        "\(root)/bin/swiftc" -emit-executable "\(root)/.build/dev/debug/App"
        """
      } description: { root in
        """
        {"name": "app", "path": "\(root)", "dependencies": [],
         "products": [{"name": "App", "targets": ["App"], "type": {"executable": null}}],
         "targets": [{"name": "App", "path": "Sources/App", "type": "executable",
                      "product_dependencies": ["SwiftUI"]}]}
        """
      }
      let root = package.folder.path
      try write(
        "bin/swiftc",
        """
        #!/bin/sh
        if [ "$1" = -c ]; then
          echo compile >> "\(root)/builds"
          text=$(cat "$3/App.swift")
          case $text in
          wrong*) echo "\(root)/Sources/App/App.swift:3:7: error: $text"; exit 1 ;;
          odd*) [ -e "\(root)/odd" ] || { touch "\(root)/odd"; echo "cannot say why"; exit 1; } ;;
          slow*) sleep 30 ;;
          esac
          cat "$3"/*.swift | tr '\\n' ' ' > "\(root)/object"
          cmp -s "\(root)/object" "$4" || mv "\(root)/object" "$4"
        else
          echo link >> "\(root)/builds"
          case $(cat "\(root)/App.o") in
          stalls*) [ -e "\(root)/stalled" ] || { touch "\(root)/stalled"; sleep 30; } ;;
          esac
          printf '#!/bin/sh\\nexec "%s" %s\\n' "$PROBE" "$(cat "\(root)/App.o")" > "\(root)/new"
          chmod +x "\(root)/new"
          mv "\(root)/new" "$2"
        fi
        """)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: package.folder["bin/swiftc"].path)
      try write("Sources/App/App.swift", "v1")
    }

    private func write(_ path: String, _ text: String) throws {
      try package.folder.write(path, text)
    }

    /// What was built since the last call.
    private func builds() throws -> [String] {
      let path = package.folder["builds"]
      defer { try? FileManager.default.removeItem(at: path) }
      return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func start() async throws {
      try package.start(["dev"])
      await package.log(until: "v1: starts from nothing")
      // Older than a second: the plan is known, and a crash goes back to this build.
      try await Task.sleep(for: .milliseconds(1_200))
      #expect(try builds() == ["SwiftPM", "compile", "link"])
    }

    private func end() throws {
      package.process.interrupt()
      _ = try package.finish()
    }

    @Test("a file written in place or replaced by a rename is compiled and linked")
    func contents() async throws {
      try await start()
      try write("Sources/App/App.swift", "v2")
      await package.log(until: "v2: shows kept 1")
      #expect(try builds() == ["compile", "link"])
      // As editors do: another name first.
      try write("Sources/App/App.swift.new", "v3")
      #expect(
        rename(
          package.folder["Sources/App/App.swift.new"].path,
          package.folder["Sources/App/App.swift"].path) == 0)
      await package.log(until: "v3: starts from the state of v2")
      #expect(try builds() == ["compile", "link"])
      try end()
    }

    @Test("an object that a change leaves as it was is not linked again")
    func unchanged() async throws {
      try await start()
      try write(
        "bin/swiftc",
        "#!/bin/sh\necho \"$1\" >> \"\(package.folder.path)/builds\"\n")
      // The compiler is another one now, and that is SwiftPM's concern.
      try write("Sources/App/App.swift", "v1")
      await package.log(until: "v1: shows App is unchanged")
      #expect(try builds() == ["SwiftPM", "-c", "-emit-executable"])
      try write("Sources/App/App.swift", "v1 ")
      try await Task.sleep(for: .milliseconds(700))
      #expect(try builds() == ["-c"])
      try end()
    }

    @Test("a new file, a deleted one, another manifest and other files are built by SwiftPM")
    func others() async throws {
      try await start()
      try write("Sources/App/Second.swift", "b")
      await package.log(until: "v1b: shows kept 1")
      #expect(try builds() == ["SwiftPM", "compile", "link"])
      try await Task.sleep(for: .milliseconds(500))
      // The new file is known now.
      try write("Sources/App/App.swift", "v2")
      await package.log(until: "v2b: shows kept 1")
      #expect(try builds() == ["compile", "link"])
      // Two writes that a busy machine sees apart are built twice.
      try FileManager.default.removeItem(at: package.folder["Sources/App/Second.swift"])
      try write("Sources/App/App.swift", "v3")
      await package.log(until: "v3: shows kept 1")
      #expect(try builds().prefix(3) == ["SwiftPM", "compile", "link"])
      try await Task.sleep(for: .milliseconds(500))
      try write("Package.swift", "// other")
      try write("Sources/App/App.swift", "v4")
      await package.log(until: "v4: shows kept 1")
      #expect(try builds().prefix(3) == ["SwiftPM", "compile", "link"])
      try await Task.sleep(for: .milliseconds(500))
      try write("Sources/App/words.txt", "a resource")
      try write("Sources/App/App.swift", "v5")
      await package.log(until: "v5: shows kept 1")
      #expect(try builds().prefix(3) == ["SwiftPM", "compile", "link"])
      try end()
    }

    @Test("an error is shown with its location, and the next change is built by SwiftPM")
    func error() async throws {
      try await start()
      try write("Sources/App/App.swift", "wrong words")
      await package.log(until: "v1: shows Sources/App/App.swift:3:7 | error: wrong words")
      #expect(try builds() == ["compile"])
      try write("Sources/App/App.swift", "v2")
      await package.log(until: "v2: starts from the state of v1")
      #expect(try builds() == ["SwiftPM", "compile", "link"])
      try end()
    }

    @Test("a failure without a location is tried again by SwiftPM")
    func oddFailure() async throws {
      try await start()
      try write("Sources/App/App.swift", "odd words")
      await package.log(until: "odd: starts from the state of v1")
      #expect(try builds() == ["compile", "SwiftPM", "compile", "link"])
      try end()
    }

    @Test("a change while another is compiled stops that one, and both are built")
    func changeWhileBuilding() async throws {
      try await start()
      try write("Sources/App/App.swift", "slow")
      try await Task.sleep(for: .milliseconds(500))
      try write("Sources/App/App.swift", "v2")
      await package.log(until: "v2: starts from the state of v1")
      #expect(try builds() == ["compile", "compile", "link"])
      try end()
    }

    @Test("a change that was stopped before it was linked is linked by the next build")
    func stoppedBeforeLinking() async throws {
      try await start()
      try write("Sources/App/App.swift", "stalls")
      try await Task.sleep(for: .milliseconds(500))
      // Stops the build and changes nothing.
      try write("Sources/App/draft", "")
      try FileManager.default.removeItem(at: package.folder["Sources/App/draft"])
      await package.log(until: "stalls: starts from the state of v1")
      let all = try builds()
      #expect(all == ["compile", "link", "compile", "link"], "\(all)")
      try end()
    }

    @Test("SwiftPM builds while another build has the folder's lock")
    func locked() async throws {
      try await start()
      let lock = open(package.folder[".build/dev/.lock"].path, O_RDWR)
      #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
      try write("Sources/App/App.swift", "v2")
      await package.log(until: "v2: shows kept 1")
      #expect(try builds() == ["SwiftPM", "compile", "link"])
      close(lock)
      try end()
    }
  }
#endif
