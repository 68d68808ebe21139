import Foundation
import Testing

@testable import Development

@Suite(
  "The plan of the last build says which commands a change needs, or that SwiftPM has to build")
struct BuildPlanTests {
  /// An app with a library, a resource and a C file.
  private static let manifest = """
    client:
      name: basic
    targets:
      "main": ["<App.exe>"]
    nodes:
      "/p/Sources/App/":
        is-directory-structure: true
    commands:
      "/b/App.build/sources":
        tool: write-auxiliary-file
        inputs: ["<sources-file-list>","/p/App.swift","/p/Row.swift"]
        outputs: ["/b/App.build/sources"]

      "/b/embedded.swift":
        tool: write-auxiliary-file
        inputs: ["<embedded-resources>","/p/Template.swift"]
        outputs: ["/b/embedded.swift"]

      "<UI.module>":
        tool: phony
        inputs: ["/b/UI.o","/b/UI.swiftmodule"]
        outputs: ["<UI.module>"]

      "/b/App.swiftmodule.o":
        tool: shell
        inputs: ["/b/App.swiftmodule"]
        outputs: ["/b/App.swiftmodule.o"]
        args: ["/t/swiftc","-modulewrap","/b/App.swiftmodule"]

      "C.App.exe":
        tool: shell
        inputs: ["/b/App.o","/b/C.o","/b/UI.o","/b/App.swiftmodule.o"]
        outputs: ["/b/App"]
        args: ["/t/swiftc","-emit-executable"]

      "C.Other.exe":
        tool: shell
        inputs: ["/b/UI.o"]
        outputs: ["/b/Other"]
        args: ["/t/swiftc","-emit-executable"]

      "C.App.module":
        tool: shell
        inputs: ["/p/App.swift","/p/Row.swift","/b/embedded.swift","<UI.module>","/b/App.build/sources"]
        outputs: ["/b/App.o","/b/App.swiftmodule"]
        description: "Compiling"
        args: ["/t/swiftc","-incremental","-c","-parseable-output","-g"]

      "C.UI.module":
        tool: shell
        inputs: ["/p/View.swift"]
        outputs: ["/b/UI.o","/b/UI.swiftmodule"]
        args: ["/t/swiftc","-incremental","-c","-module-name","UI"]

      "/b/C.o":
        tool: clang
        inputs: ["/p/code.c"]
        outputs: ["/b/C.o"]
        args: ["/t/clang","-c"]

      "Tests":
        tool: test-discovery-tool
        inputs: ["/p/Tests.swift"]
        outputs: ["/b/all.swift"]

    """

  private func plan(
    _ manifest: String = manifest, of executable: String = "/b/App", plugins: String = "/none"
  ) -> BuildPlan? {
    BuildPlan(
      manifest: Data(manifest.utf8), executable: { $0 == executable }, plugins: plugins)
  }

  private func arguments(after files: Set<String>) throws -> [[String]]? {
    try #require(plan()).commands(after: files)?.map { Array($0.arguments.dropFirst()) }
  }

  @Test("the app's module is compiled and linked, and its messages are readable")
  func app() throws {
    #expect(
      try arguments(after: ["/p/Row.swift"]) == [
        ["-incremental", "-c", "-g"], ["-modulewrap", "/b/App.swiftmodule"], ["-emit-executable"],
      ])
  }

  @Test("a library is compiled before the app that uses it")
  func library() throws {
    let commands = try #require(try arguments(after: ["/p/View.swift"]))
    #expect(commands.first == ["-incremental", "-c", "-module-name", "UI"])
    #expect(commands.dropFirst().first == ["-incremental", "-c", "-g"])
    #expect(commands.last == ["-emit-executable"])
    #expect(try arguments(after: ["/p/View.swift", "/p/App.swift"])?.count == 4)
  }

  @Test(
    "SwiftPM builds what is no Swift source of the executable",
    arguments: [
      ["/p/Template.swift"], ["/p/code.c"], ["/p/Tests.swift"], ["/p/New.swift"],
      ["/p/App.swift", "/p/code.c"], ["/t/swiftc"], [],
    ])
  func others(files: [String]) throws {
    #expect(try arguments(after: Set(files)) == nil)
  }

  @Test("SwiftPM builds many modules, several at a time")
  func manyModules() throws {
    func chain(_ count: Int) -> String {
      var text = "commands:\n"
      for number in 0..<count {
        text += """
            "\(number)":
              tool: shell
              inputs: ["/p/\(number).swift","/b/\(number - 1).o"]
              outputs: ["/b/\(number).o"]
              args: ["/t/swiftc","-incremental","-c"]

          """
      }
      return text + """
          "exe":
            tool: shell
            inputs: ["/b/\(count - 1).o"]
            outputs: ["/b/App"]
            args: ["/t/swiftc","-emit-executable"]

        """
    }
    #expect(plan(chain(3))?.commands(after: ["/p/0.swift"])?.count == 4)
    #expect(plan(chain(4))?.commands(after: ["/p/0.swift"]) == nil)
    #expect(plan(chain(4))?.commands(after: ["/p/1.swift"])?.count == 4)
  }

  @Test("the files of a plan are the sources and the programs, not what they create")
  func files() throws {
    #expect(
      try #require(plan()).files == [
        "/p/App.swift", "/p/Row.swift", "/p/Template.swift", "/p/View.swift", "/p/code.c",
        "/t/swiftc", "/t/clang",
      ])
  }

  @Test("there is no plan of an unknown executable, of plugins, or of a foreign manifest")
  func none() {
    #expect(plan(of: "/b/None") == nil)
    #expect(plan(plugins: "/p") == nil)
    for text in ["", "commands:\n", "{}", "commands:\n    tool: shell\n", "\u{0}"] {
      #expect(plan(text) == nil)
    }
    // Cut off anywhere: a plan that lacks something builds nothing, or what it still knows.
    let bytes = Array(Self.manifest.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      _ = BuildPlan(
        manifest: Data(bytes[..<count]), executable: { $0 == "/b/App" }, plugins: "/none")?
        .commands(after: ["/p/Row.swift"])
    }
  }
}
