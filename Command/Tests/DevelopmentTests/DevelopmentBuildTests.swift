import Foundation
import Testing

@testable import Development

@Suite("A development build is linked fast, and unchanged executables are recognized")
struct DevelopmentBuildTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  ).resolvingSymlinksInPath()

  private func write(_ path: String, _ text: String = "") throws -> String {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    return url.path
  }

  private func linker(_ folders: String...) -> String? {
    DevelopmentBuild.linker([
      "PATH": folders.map { root.appendingPathComponent($0).path }.joined(separator: ":")
    ])
  }

  @Test("LLD beside the compiler or in PATH is used, mold without LLD, else the usual linker")
  func linkers() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    _ = try write("toolchain/swift")
    _ = try write("links/other")
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("links/swift").path,
      withDestinationPath: "../toolchain/swift")
    #expect(linker("toolchain") == nil)
    #expect(linker() == nil)
    _ = try write("tools/mold")
    #expect(linker("toolchain", "tools") == "mold")
    _ = try write("toolchain/ld.lld")
    #expect(linker("links", "tools") == "lld")
    #expect(linker("tools", "toolchain") == "lld")
    let build = DevelopmentBuild(
      of: "App", in: "/p", additions: ["PATH": root.appendingPathComponent("toolchain").path])
    #expect(build.command.suffix(2) == ["-Xswiftc", "-use-ld=lld"])
    #expect(build.executable == "/p/.build/dev/debug/App")
  }

  @Test("executables are the same when their contents are, by whatever name")
  func same() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let one = try write("one", "code 1")
    let other = root.appendingPathComponent("other").path
    #expect(!BuiltExecutable.isSame(one, as: other))
    BuiltExecutable.link(one, as: other)
    #expect(BuiltExecutable.isSame(one, as: other))
    #expect(BuiltExecutable.isSame(one, as: try write("copy", "code 1")))
    #expect(!BuiltExecutable.isSame(one, as: try write("changed", "code 2")))
    #expect(!BuiltExecutable.isSame(one, as: try write("longer", "code 1.")))
    #expect(BuiltExecutable.isSame(try write("empty"), as: try write("empty too")))
    // The linker replaces a file and does not write into it.
    #expect(rename(try write("new", "code 3"), one) == 0)
    #expect(!BuiltExecutable.isSame(one, as: other))
  }
}
