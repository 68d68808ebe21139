#if os(Linux)
  import Foundation
  import Testing

  @Suite(
    "theseus dev waits for no other use of the package, and follows its manifests", .serialized)
  final class ManifestChangeTests {
    private let package: ScriptedPackage

    /// The script builds an executable that starts the probe with the text of all sources.
    init() throws {
      package = try ScriptedPackage("manifest") { root in
        """
        cd "\(root)"
        text=$(cat Sources/App/App.swift Kit/Sources/Kit.swift Core/Core.swift | tr '\\n' ' ')
        mkdir -p .build/dev/debug
        printf '#!/bin/sh\\nexec "%s" %s\\n' "$PROBE" "$text" > new
        chmod +x new
        mv new .build/dev/debug/App
        """
      } description: { root in
        """
        {"name": "app", "path": "\(root)",
         "dependencies": [{"type": "fileSystem", "path": "\(root)/Kit"}],
         "products": [{"name": "App", "targets": ["App"], "type": {"executable": null}}],
         "targets": [{"name": "App", "path": "Sources/App", "type": "executable",
                      "product_dependencies": ["SwiftUI"]}]}
        """
      }
      try write("Sources/App/App.swift", "v1")
      try write("Kit/Package.swift", ".package(path: \"../Core\")")
      try write("Kit/Sources/Kit.swift", "")
      try write("Core/Package.swift", "")
      try write("Core/Core.swift", "")
    }

    private func write(_ path: String, _ text: String) throws {
      try package.folder.write(path, text)
    }

    private func start() async throws {
      try package.start(["dev"])
      await package.log(until: "v1: starts from nothing")
    }

    private func end() throws {
      package.process.interrupt()
      #expect(try package.finish().status == 130)
    }

    @Test("the package is read without the lock of any build")
    func lock() async throws {
      try await start()
      try end()
      let commands = try String(contentsOf: package.folder["packages"], encoding: .utf8)
      let root = package.folder.path
      #expect(
        commands
          == "package --package-path \(root) --scratch-path \(root)/.build/describe --ignore-lock "
          + "describe --type json\n")
    }

    @Test("while a changed manifest is read, the change is built, and Control-C ends everything")
    func slowManifest() async throws {
      try await start()
      try write("hangs", "")
      try write("Package.swift", "// other")
      try write("Sources/App/App.swift", "v2")
      await package.log(until: "v2: starts from the state of v1")
      try write("Sources/App/App.swift", "v3")
      await package.log(until: "v3: starts from the state of v2")
      try end()
    }

    @Test("a package that the changed manifest names is watched")
    func newPackage() async throws {
      try write("Kit/Package.swift", "")
      try await start()
      let path = package.folder["description.json"]
      let text = try String(contentsOf: path, encoding: .utf8)
      let kit = "{\"type\": \"fileSystem\", \"path\": \"\(package.folder.path)/Kit\"}"
      let both = kit + ", " + kit.replacing("/Kit\"", with: "/Core\"")
      #expect(text.contains(kit))
      try Data(text.replacing(kit, with: both).utf8).write(to: path)
      try write("Package.swift", "// other")
      try write("Sources/App/App.swift", "v2")
      await package.log(until: "v2: starts from the state of v1")
      try write("Core/Core.swift", "a")
      await package.log(until: "v2a: starts from the state of v2")
      try end()
    }

    @Test("a change in a package of a package is built")
    func packageOfPackage() async throws {
      try await start()
      try write("Core/Core.swift", "a")
      await package.log(until: "v1a: starts from the state of v1")
      try end()
    }

    @Test("a package that another package's changed manifest names is watched")
    func otherManifest() async throws {
      try write("Kit/Package.swift", "")
      try await start()
      try write("Kit/Package.swift", ".package(path: \"../Core\")")
      try write("Kit/Sources/Kit.swift", "k")
      await package.log(until: "v1k: starts from the state of v1")
      try write("Core/Core.swift", "a")
      await package.log(until: "v1ka: starts from the state of v1k")
      try end()
    }
  }
#endif
