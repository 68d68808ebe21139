import Foundation
import Testing

@testable import Development

@Suite("A development build is linked fast, and unchanged executables are recognized")
struct DevelopmentBuildTests {
  private let folder = TemporaryFolder()

  private func write(_ path: String, _ text: String = "") throws -> String {
    let file = try folder.write(path, text)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  private func linker(_ folders: String...) -> String? {
    DevelopmentBuild.linker([
      "PATH": folders.map { folder[$0].path }.joined(separator: ":")
    ])
  }

  @Test("LLD beside the compiler or in PATH is used, mold without LLD, else the usual linker")
  func linkers() throws {
    _ = try write("toolchain/swift")
    _ = try write("links/other")
    try FileManager.default.createSymbolicLink(
      atPath: folder["links/swift"].path,
      withDestinationPath: "../toolchain/swift")
    #expect(linker("toolchain") == nil)
    #expect(linker() == nil)
    _ = try write("tools/mold")
    #expect(linker("toolchain", "tools") == "mold")
    _ = try write("toolchain/ld.lld")
    #expect(linker("links", "tools") == "lld")
    #expect(linker("tools", "toolchain") == "lld")
    let build = DevelopmentBuild(
      of: "App", in: "/p", additions: ["PATH": folder["toolchain"].path])
    #expect(build.command.suffix(2) == ["-Xswiftc", "-use-ld=lld"])
    #expect(build.executable == "/p/.build/dev/debug/App")
  }

  @Test("executables are the same when their contents are, by whatever name")
  func same() throws {
    let one = try write("one", "code 1")
    let other = folder["other"].path
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
