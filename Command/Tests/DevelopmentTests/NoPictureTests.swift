import Foundation
import Testing
import TheseusLink

@testable import Development

@Suite("theseus dev says when a build has drawn nothing")
struct NoPictureTests {
  private let last = "It may hang: save a repaired file, or press Ctrl-C to end everything."

  private func first() -> DevelopmentSession {
    var session = DevelopmentSession(product: "App")
    _ = session.begin()
    #expect(
      session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
        == [.setTimeout(.firstPicture), .startProgram(.newest, restores: false)])
    _ = session.handle(.programConnected, seconds: 1)
    return session
  }

  /// A session whose newest build has the state of the one before, and has not drawn.
  private func replaced(changing files: Set<String>) -> DevelopmentSession {
    var session = first()
    _ = session.handle(.programDrew(restored: nil), seconds: 1)
    _ = session.handle(.timeout(.youth), seconds: 2)
    session.changedFiles = files
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.programSaved(failure: nil), seconds: 1)
    #expect(
      session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1).suffix(2)
        == [.setTimeout(.firstPicture), .startProgram(.newest, restores: true)])
    _ = session.handle(.programConnected, seconds: 1)
    return session
  }

  private func lines(_ actions: [DevelopmentSession.Action]) -> [String]? {
    guard actions.count == 1, case .showWaiting(let lines) = actions[0] else { return nil }
    return lines
  }

  @Test("after three seconds: that the picture is the old one, which file changed, what to do")
  func newBuild() {
    #expect(DevelopmentSession.Timeout.firstPicture.duration == .seconds(3))
    var session = replaced(changing: ["Sources/App/Row.swift"])
    #expect(
      lines(session.handle(.timeout(.firstPicture), seconds: 4)) == [
        "The new build has drawn nothing for 3 s; this is the picture of the build before it.",
        "The change was in Sources/App/Row.swift.", last,
      ])
  }

  @Test("of several files the first is named, and the others are counted")
  func severalFiles() {
    for (files, words) in [
      (["b", "a"], "a and 1 other file."), (["c", "b", "a"], "a and 2 other files."),
    ] as [(Set<String>, String)] {
      var session = replaced(changing: files)
      #expect(
        lines(session.handle(.timeout(.firstPicture), seconds: 4))?[1]
          == "The change was in \(words)")
    }
  }

  @Test("the first build has no change and no picture before it")
  func firstBuild() {
    var session = first()
    #expect(
      lines(session.handle(.timeout(.firstPicture), seconds: 4))
        == ["App has drawn nothing for 3 s.", last])
  }

  @Test("nothing is said once there is a picture, and a late picture ends what was said")
  func picture() {
    var session = first()
    _ = session.handle(.programDrew(restored: nil), seconds: 1)
    #expect(session.handle(.timeout(.firstPicture), seconds: 4) == [])
    session = first()
    _ = session.handle(.timeout(.firstPicture), seconds: 4)
    #expect(
      session.handle(.programDrew(restored: nil), seconds: 5) == [
        .setTimeout(.youth), .endWaiting,
      ])
  }

  @Test("the next build and its error are said there as well, and files are those of both changes")
  func nextBuild() {
    var session = replaced(changing: ["a"])
    _ = session.handle(.timeout(.firstPicture), seconds: 4)
    session.changedFiles.insert("b")
    let actions = session.handle(.sourcesChanged, seconds: 0)
    #expect(actions.first == .startBuild)
    #expect(lines(Array(actions.dropFirst()))?.last == "building…")
    let failure = BuildFailure(output: ["/p/Sources/A/Row.swift:12:9: error: no such thing"])
    #expect(
      session.handle(.buildEnded(.failed(failure)), seconds: 1) == [.showWaiting(failure.lines)])
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.programEnded(ProgramEnd(.signal(15))), seconds: 1)
    _ = session.handle(.programConnected, seconds: 1)
    #expect(
      lines(session.handle(.timeout(.firstPicture), seconds: 4))?[1]
        == "The change was in a and 1 other file.")
    // A picture has the changes.
    _ = session.handle(.programDrew(restored: nil), seconds: 5)
    #expect(session.changedFiles.isEmpty)
  }

  @Test("a folder that cannot be watched is said immediately and after the next build")
  func unwatched() {
    var session = first()
    _ = session.handle(.programDrew(restored: nil), seconds: 1)
    _ = session.handle(.timeout(.youth), seconds: 2)
    let words = "Some changes are not noticed: New: too many folders"
    #expect(
      session.handle(.watchFailed("New: too many folders"), seconds: 0)
        == [.show(Notice([words], isError: true, endsWithKey: true))])
    _ = session.handle(.sourcesChanged, seconds: 0)
    #expect(
      session.handle(.buildEnded(.built(isNew: false)), seconds: 1)
        == [.show(Notice(["App is unchanged · 1.0 s", words], endsWithKey: true))])
    _ = session.handle(.sourcesChanged, seconds: 0)
    #expect(
      session.handle(.buildEnded(.built(isNew: false)), seconds: 1)
        == [.show(Notice(["App is unchanged · 1.0 s"], endsWithKey: true))])
  }

  @Test("lines are broken at spaces, fill the last rows, and leave the cursor where it was")
  func brokenLines() {
    let lines = TerminalKeeper.broken(["one two three", "four"], columns: 11, rows: 24)
    #expect(lines == ["one two", "three", "four"])
    let text = TerminalKeeper.text(lines, columns: 11, rows: 24)
    #expect(
      text == "\u{1B}7\u{1B}[0;7m\u{1B}[22;1H one two   \u{1B}[23;1H three     "
        + "\u{1B}[24;1H four      \u{1B}[0m\u{1B}8")
    #expect(TerminalKeeper.broken(["a", "b", "c"], columns: 9, rows: 4) == ["a", "b"])
  }
}
