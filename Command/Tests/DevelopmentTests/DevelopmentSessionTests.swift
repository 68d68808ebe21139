import Development
import Testing
import TheseusLink

@Suite("theseus dev decides what happens next, in any order of events")
struct DevelopmentSessionTests {
  private let failure = BuildFailure(output: ["/p/Sources/A/Row.swift:12:9: error: no such thing"])
  private let state = "kept 41 · reset 1 (TodoRow.draft: type changed) · dropped 0"

  /// A session whose program has been on the screen for more than a second.
  private func running() -> DevelopmentSession {
    var session = DevelopmentSession(product: "App")
    _ = session.begin()
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.programConnected, seconds: 1)
    _ = session.handle(.programDrew(restored: nil), seconds: 1)
    #expect(session.handle(.timeout(.youth), seconds: 2) == [.keepAsGood])
    return session
  }

  @Test("it builds, and starts the program without a state to restore")
  func begins() {
    var session = DevelopmentSession(product: "App")
    #expect(session.begin() == [.startBuild])
    #expect(
      session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
        == [.setTimeout(.firstPicture), .startProgram(.newest, restores: false)])
    #expect(session.handle(.programConnected, seconds: 1) == [])
    #expect(session.handle(.programDrew(restored: nil), seconds: 1) == [.setTimeout(.youth)])
  }

  @Test("a change is built while the program runs, and the new build continues with its state")
  func handsOver() {
    var session = running()
    #expect(
      session.handle(.sourcesChanged, seconds: 0) == [.startBuild, .setTimeout(.longBuild)])
    #expect(
      session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
        == [.cancelTimeout(.youth), .handOver, .setTimeout(.handOver)])
    #expect(session.handle(.programSaved(failure: nil), seconds: 1) == [])
    #expect(
      session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1).last
        == .startProgram(.newest, restores: true))
    _ = session.handle(.programConnected, seconds: 1)
    #expect(
      session.handle(.programDrew(restored: state), seconds: 1.84) == [
        .setTimeout(.youth),
        .show(
          Notice(
            ["kept 41 · reset 1 (TodoRow.draft: type changed) · dropped 0 · 1.8 s"],
            endsWithKey: true)),
      ])
  }

  @Test("the outcome of late state is shown when it is known, unless an error is shown")
  func lateOutcome() {
    let shown = DevelopmentSession.Action.show(Notice([state], endsWithKey: true))
    var session = running()
    #expect(session.handle(.programRestored(state), seconds: 9) == [shown])
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.failed(failure)), seconds: 1)
    #expect(session.handle(.programRestored(state), seconds: 9) == [])

    // A program in its first second, before and after its picture.
    var young = DevelopmentSession(product: "App")
    _ = young.begin()
    _ = young.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    #expect(young.handle(.programRestored(state), seconds: 1) == [])
    _ = young.handle(.programConnected, seconds: 1)
    _ = young.handle(.programDrew(restored: nil), seconds: 1)
    #expect(young.handle(.programRestored(state), seconds: 1) == [shown])
    #expect(young.handle(.interrupted, seconds: 1).isEmpty == false)
    #expect(young.handle(.programRestored(state), seconds: 1) == [])
  }

  @Test("it is not shown over the reason why an older build runs")
  func lateOutcomeOfAnOlderBuild() {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.programSaved(failure: nil), seconds: 1)
    _ = session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1)
    _ = session.handle(.programConnected, seconds: 1)
    _ = session.handle(.programEnded(ProgramEnd(.signal(11))), seconds: 1)
    _ = session.handle(.programConnected, seconds: 1)
    let actions = session.handle(.programDrew(restored: state), seconds: 1)
    #expect(actions.contains { if case .show(let notice) = $0 { notice.isError } else { false } })
    #expect(session.handle(.programRestored(state), seconds: 9) == [])
  }

  @Test("a failed build leaves the program as it is and shows the error until a build succeeds")
  func failedBuild() {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    #expect(
      session.handle(.buildEnded(.failed(failure)), seconds: 1)
        == [.show(Notice(failure.lines, isError: true))])
    _ = session.handle(.sourcesChanged, seconds: 0)
    #expect(
      session.handle(.buildEnded(.built(isNew: false)), seconds: 0.5)
        == [.show(Notice(["App is unchanged · 0.5 s"], endsWithKey: true))])
  }

  @Test("a shown error says that the next build has begun, and goes with its result")
  func repair() {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.failed(failure)), seconds: 1)
    let building = DevelopmentSession.Action.show(
      Notice(failure.lines + ["building…"], isError: true))
    #expect(session.handle(.sourcesChanged, seconds: 0) == [.startBuild, building])
    #expect(session.handle(.sourcesChanged, seconds: 0) == [.cancelBuild, .startBuild, building])
    #expect(
      session.handle(.buildEnded(.failed(failure)), seconds: 1)
        == [.show(Notice(failure.lines, isError: true))])
    #expect(session.handle(.sourcesChanged, seconds: 0) == [.startBuild, building])
    #expect(
      session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
        == [.cancelTimeout(.youth), .handOver, .setTimeout(.handOver)])
    // Without an error, the screen is the program's.
    session = running()
    #expect(
      session.handle(.sourcesChanged, seconds: 0) == [.startBuild, .setTimeout(.longBuild)])
  }

  @Test("a build of more than three seconds says so, until a key or its result")
  func longBuild() {
    let building = DevelopmentSession.Action.show(Notice(["building…"], endsWithKey: true))
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    #expect(session.handle(.timeout(.longBuild), seconds: 3) == [building])
    #expect(
      session.handle(.buildEnded(.built(isNew: false)), seconds: 4)
        == [.show(Notice(["App is unchanged · 4.0 s"], endsWithKey: true))])
    // A build that has ended, and a program that is about to end, say nothing.
    #expect(session.handle(.timeout(.longBuild), seconds: 5) == [])
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.failed(failure)), seconds: 1)
    _ = session.handle(.sourcesChanged, seconds: 0)
    #expect(session.handle(.timeout(.longBuild), seconds: 3) == [])
  }

  @Test("without a program, a failed build is printed, and the next change is built")
  func failedFirstBuild() {
    var session = DevelopmentSession(product: "App")
    _ = session.begin()
    #expect(
      session.handle(.buildEnded(.failed(failure)), seconds: 1).first
        == .print(failure.lines.joined(separator: "\n")))
    #expect(session.handle(.sourcesChanged, seconds: 0) == [.startBuild])
  }

  @Test("a change during a build starts the build again")
  func changeWhileBuilding() {
    var session = DevelopmentSession(product: "App")
    _ = session.begin()
    #expect(session.handle(.sourcesChanged, seconds: 0) == [.cancelBuild, .startBuild])
  }

  @Test(
    "a build that crashes in its first second is replaced by the last good one, with its message",
    arguments: [true, false])
  func rollsBack(hasDrawn: Bool) {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.programSaved(failure: nil), seconds: 1)
    _ = session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1)
    _ = session.handle(.programConnected, seconds: 1)
    if hasDrawn { _ = session.handle(.programDrew(restored: state), seconds: 1) }
    let crash = ProgramEnd(.signal(5), lastWords: ["Fatal error: Index out of range"])
    #expect(
      session.handle(.programEnded(crash), seconds: 1).last
        == .startProgram(.lastGood, restores: true))
    _ = session.handle(.programConnected, seconds: 1)
    let notice = Notice(
      [
        "The new build ended immediately: signal 5 (SIGTRAP). This is the build before it.",
        "Fatal error: Index out of range",
      ], isError: true)
    #expect(
      session.handle(.programDrew(restored: state), seconds: 1) == [
        .setTimeout(.youth), .show(notice),
      ])
    // The old one does not become the good one again: it is.
    #expect(session.handle(.timeout(.youth), seconds: 2) == [])
  }

  @Test("a first build that crashes is reported, and the next change is built")
  func firstBuildCrashes() {
    var session = DevelopmentSession(product: "App")
    _ = session.begin()
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    let actions = session.handle(.programEnded(ProgramEnd(.signal(11))), seconds: 1)
    #expect(actions.contains(.print("App ended: signal 11 (SIGSEGV).")))
    #expect(session.handle(.sourcesChanged, seconds: 0) == [.startBuild])
    #expect(
      session.handle(.buildEnded(.built(isNew: false)), seconds: 1).last
        == .startProgram(.newest, restores: false))
  }

  @Test("a crash after the first second is reported and not answered with an older build")
  func laterCrash() {
    var session = running()
    let actions = session.handle(.programEnded(ProgramEnd(.signal(6))), seconds: 60)
    #expect(actions.contains(.print("App ended: signal 6 (SIGABRT).")))
    #expect(!actions.contains(.startProgram(.lastGood, restores: false)))
  }

  @Test("a program that does not save its state is ended, then killed, and the new one says why")
  func silentProgram() {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    #expect(
      session.handle(.timeout(.handOver), seconds: 3) == [.endProgram, .setTimeout(.ending)])
    #expect(session.handle(.timeout(.ending), seconds: 5) == [.killProgram])
    #expect(
      session.handle(.programEnded(ProgramEnd(.signal(9))), seconds: 5).last
        == .startProgram(.newest, restores: false))
    _ = session.handle(.programConnected, seconds: 5)
    #expect(
      session.handle(.programDrew(restored: nil), seconds: 5).last
        == .show(Notice(["the state was not saved: App did not answer"], endsWithKey: true)))
  }

  @Test("a program that hangs delays a new build by a second, and may save its state until it ends")
  func hungProgram() {
    #expect(DevelopmentSession.Timeout.handOver.duration == .seconds(1))
    #expect(DevelopmentSession.Timeout.ending.duration > .seconds(2))
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.timeout(.handOver), seconds: 2)
    _ = session.handle(.programSaved(failure: nil), seconds: 3)
    #expect(
      session.handle(.programEnded(ProgramEnd(.signal(15))), seconds: 3).last
        == .startProgram(.newest, restores: true))
    _ = session.handle(.programConnected, seconds: 4)
    #expect(
      session.handle(.programDrew(restored: state), seconds: 4).last
        == .show(Notice(["\(state) · 4.0 s"], endsWithKey: true)))
  }

  /// A session whose newest build was started with the state of the one before.
  private func replaced() -> DevelopmentSession {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.programSaved(failure: nil), seconds: 1)
    #expect(
      session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1).last
        == .startProgram(.newest, restores: true))
    return session
  }

  /// The next build, which the program that is there has not yet been asked for its state.
  private func change(_ session: inout DevelopmentSession) {
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
  }

  @Test("a build that hangs before its first picture leaves the state that the screen still shows")
  func hangAtStart() {
    var session = replaced()
    _ = session.handle(.programConnected, seconds: 1)
    change(&session)
    #expect(session.handle(.timeout(.handOver), seconds: 2) == [.endProgram, .setTimeout(.ending)])
    #expect(
      session.handle(.programEnded(ProgramEnd(.signal(15))), seconds: 2).last
        == .startProgram(.newest, restores: true))
    _ = session.handle(.programConnected, seconds: 3)
    #expect(
      session.handle(.programDrew(restored: state), seconds: 3).last
        == .show(Notice(["\(state) · 3.0 s"], endsWithKey: true)))
  }

  @Test("so does one that is replaced before it connects, or that cannot save")
  func endedAtStart() {
    var session = replaced()
    change(&session)
    #expect(
      session.handle(.programEnded(ProgramEnd(.signal(15))), seconds: 2).last
        == .startProgram(.newest, restores: true))
    _ = session.handle(.programConnected, seconds: 3)
    change(&session)
    _ = session.handle(.programSaved(failure: "no space"), seconds: 4)
    #expect(
      session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 4).last
        == .startProgram(.newest, restores: true))
  }

  @Test("a program that crashes while it saves leaves no state, not an older one")
  func crashWhileSaving() {
    var session = running()
    for _ in 0..<2 {
      _ = session.handle(.sourcesChanged, seconds: 0)
      _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
      _ = session.handle(.programSaved(failure: nil), seconds: 1)
      _ = session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1)
      _ = session.handle(.programConnected, seconds: 1)
      _ = session.handle(.programDrew(restored: state), seconds: 1)
    }
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    #expect(
      session.handle(.programEnded(ProgramEnd(.signal(11))), seconds: 1).last
        == .startProgram(.newest, restores: false))
    _ = session.handle(.programConnected, seconds: 1)
    let reason = "the state was not saved: App ended first: signal 11 (SIGSEGV)"
    #expect(
      session.handle(.programDrew(restored: nil), seconds: 1).last
        == .show(Notice([reason], endsWithKey: true)))
  }

  @Test("a build that ends while the program leaves is the one that starts")
  func buildWhileLeaving() {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    #expect(session.handle(.sourcesChanged, seconds: 0) == [.startBuild])
    #expect(session.handle(.buildEnded(.built(isNew: true)), seconds: 1) == [])
    _ = session.handle(.programSaved(failure: nil), seconds: 1)
    #expect(
      session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1).last
        == .startProgram(.newest, restores: true))
  }

  @Test("an error that comes while the new program starts is shown on its first picture")
  func failureWhileStarting() {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.programSaved(failure: nil), seconds: 1)
    _ = session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1)
    _ = session.handle(.buildEnded(.failed(failure)), seconds: 1)
    _ = session.handle(.programConnected, seconds: 1)
    #expect(
      session.handle(.programDrew(restored: nil), seconds: 1).last
        == .show(Notice(failure.lines, isError: true)))
  }

  @Test("quitting the program ends everything, also during a build")
  func quit() {
    var session = running()
    #expect(session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 9).last == .end(0))
    session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    let actions = session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 9)
    #expect(actions.suffix(2) == [.cancelBuild, .end(0)])
  }

  @Test("Ctrl-C ends the build, and the program if there is one")
  func interrupt() {
    var session = DevelopmentSession(product: "App")
    _ = session.begin()
    #expect(session.handle(.interrupted, seconds: 1) == [.cancelBuild, .end(130)])
    session = running()
    #expect(session.handle(.interrupted, seconds: 1) == [.endProgram, .setTimeout(.ending)])
    #expect(session.handle(.sourcesChanged, seconds: 1) == [])
    #expect(session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1).last == .end(130))
  }

  @Test("a program that never connects is ended without its state")
  func stranger() {
    var session = DevelopmentSession(product: "App")
    _ = session.begin()
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.sourcesChanged, seconds: 0)
    #expect(
      session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
        == [.cancelTimeout(.youth), .endProgram, .setTimeout(.ending)])
    #expect(
      session.handle(.programEnded(ProgramEnd(.signal(15))), seconds: 1).last
        == .startProgram(.newest, restores: false))
  }

  /// A session whose newest build has crashed, with the build before it started.
  private func rolledBack() -> DevelopmentSession {
    var session = running()
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.programSaved(failure: nil), seconds: 1)
    _ = session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1)
    _ = session.handle(.programConnected, seconds: 1)
    #expect(
      session.handle(.programEnded(ProgramEnd(.signal(4), lastWords: ["no luck"])), seconds: 1).last
        == .startProgram(.lastGood, restores: true))
    return session
  }

  private let rollback =
    "The new build ended immediately: signal 4 (SIGILL). "
    + "This is the build before it."

  @Test("when the build before it crashes too, both are printed, and the next build has no notice")
  func bothCrash() {
    var session = rolledBack()
    let actions = session.handle(.programEnded(ProgramEnd(.signal(4))), seconds: 1)
    #expect(
      actions.suffix(3) == [
        .print(rollback + "\nno luck"), .print("App ended: signal 4 (SIGILL)."),
        .print("Waiting for changes. Ctrl-C ends."),
      ])
    _ = session.handle(.sourcesChanged, seconds: 0)
    _ = session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
    _ = session.handle(.programConnected, seconds: 1)
    #expect(session.handle(.programDrew(restored: nil), seconds: 1) == [.setTimeout(.youth)])
    #expect(
      session.handle(.programRestored(state), seconds: 2)
        == [.show(Notice([state], endsWithKey: true))])
    // Nor is it printed when that build ends.
    #expect(
      session.handle(.programEnded(ProgramEnd(.signal(6))), seconds: 9).contains(.print(rollback))
        == false)
  }

  @Test("a fix that is built before the older build has drawn has no notice")
  func fixBeforePicture() {
    var session = rolledBack()
    _ = session.handle(.programConnected, seconds: 1)
    _ = session.handle(.sourcesChanged, seconds: 0)
    #expect(
      session.handle(.buildEnded(.built(isNew: true)), seconds: 1)
        == [.cancelTimeout(.youth), .handOver, .setTimeout(.handOver)])
    _ = session.handle(.programSaved(failure: nil), seconds: 1)
    #expect(
      session.handle(.programEnded(ProgramEnd(.exit(0))), seconds: 1).last
        == .startProgram(.newest, restores: true))
    _ = session.handle(.programConnected, seconds: 1)
    #expect(
      session.handle(.programDrew(restored: state), seconds: 1) == [
        .setTimeout(.youth), .show(Notice(["\(state) · 1.0 s"], endsWithKey: true)),
      ])
  }
}
