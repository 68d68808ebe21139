import Testing

@testable import Development

@Suite("the summary of a crash")
struct CrashReportTests {
  @Test("is its message and the first location in the package's own sources")
  func trap() {
    let text = """
      Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range
      💣 Program crashed: Illegal instruction at 0x00007f
      0 [ra] 0x1 _assertionFailure in libswiftCore.so
      1 [ra] 0x2 closure #1 in Page.body.getter + 99 in App at /p/Sources/App/Page.swift:12:41
      2 [ra] 0x3 main + 9 in App at /p/Sources/App/App.swift:1:1
      """
    #expect(
      CrashReport.summary(of: text, folder: "/p") == [
        "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
        "at Sources/App/Page.swift:12:41",
      ])
  }

  @Test("is its last two lines when nothing is known about them")
  func unknown() {
    #expect(CrashReport.summary(of: "a\n\nb\nc\n", folder: "/p") == ["b", "c"])
    #expect(CrashReport.summary(of: "", folder: "/p") == [])
  }

  @Test("goes to standard error, whatever the developer has set")
  func settings() {
    #expect(CrashReport.settings("color=yes").hasPrefix("color=yes,interactive=no,"))
    #expect(CrashReport.settings(nil).hasPrefix("interactive=no,output-to=stderr"))
  }
}

@Suite("the first error of a build's output")
struct BuildFailureTests {
  @Test("has its file, line and column, below the package's folder, and the number of others")
  func placed() {
    let failure = BuildFailure(
      output: [
        "[3/9] Compiling App Row.swift",
        "/p/Sources/App/Row.swift:12:9: error: cannot find 'x' in scope",
        " 12 |   x",
        "    |   `- error: cannot find 'x' in scope",
        "/p/Sources/App/Row.swift:12:9: error: cannot find 'x' in scope",
        "/p/Sources/App/Row.swift:14:1: error: expected '}'",
        "error: fatalError",
      ], folder: "/p")
    #expect(
      failure.lines == [
        "Sources/App/Row.swift:12:9", "error: cannot find 'x' in scope", "and 1 more",
      ])
  }

  @Test("may have no location, as a manifest's or a linker's")
  func unplaced() {
    let failure = BuildFailure(output: ["error: 'p': invalid manifest", "at the end"])
    #expect(failure.lines == ["error: 'p': invalid manifest"])
    #expect(
      BuildFailure(output: ["ld.gold: x: undefined reference", ""]).lines
        == ["error: ld.gold: x: undefined reference"])
    #expect(BuildFailure(output: [String]()).lines == ["error: the build failed"])
  }

  @Test("a colon in a file's name is a part of it")
  func colons() {
    let failure = BuildFailure(output: ["/p/a:b.swift:3:4: error: no: really"])
    #expect(failure.lines == ["/p/a:b.swift:3:4", "error: no: really"])
  }
}
