import TheseusLink

/// Decides what `theseus dev` does next: events in, actions out. It starts nothing, waits for
/// nothing and reads no clock, so that every order of events can be tested.
public struct DevelopmentSession {
  public enum Event: Equatable, Sendable {
    /// A burst of changes is over; it began at this time.
    case sourcesChanged
    /// A folder of the sources is not watched, for this reason.
    case watchFailed(String)
    case buildEnded(BuildOutcome)
    case programConnected
    /// `restored` describes which saved state was restored.
    case programDrew(restored: String?)
    /// The final report on restored state, some of which had waited for data.
    case programRestored(String)
    /// The program has saved its state and is about to end.
    case programSaved(failure: String?)
    case programEnded(ProgramEnd)
    case timeout(Timeout)
    /// Ctrl-C while no program has the terminal, or a request to end.
    case interrupted
  }

  public enum BuildOutcome: Equatable, Sendable {
    /// - isNew: whether the executable differs from the one that was started last.
    case built(isNew: Bool)
    case failed(BuildFailure)
  }

  public enum Timeout: Hashable, Sendable, CaseIterable {
    /// The program is older than the time in which a crash is the new build's fault.
    case youth
    /// The program has not saved its state.
    case handOver
    /// The program has not ended after a request.
    case ending
    /// The program has not drawn its first picture.
    case firstPicture
    /// A build takes so long that one may doubt whether the change was noticed.
    case longBuild

    /// A program that hangs does not save its state, and the new build waits for it: a second is
    /// enough to notice that. After the request to end, it may still save its session. A first
    /// picture takes a tenth of a second, and on a busy machine a few.
    public var duration: Duration {
      switch self {
      case .youth, .handOver: .seconds(1)
      case .firstPicture, .longBuild: .seconds(3)
      case .ending: .seconds(5)
      }
    }
  }

  /// A program's executable: the newest, or the copy of the last one that stayed alive.
  public enum Version: Equatable, Sendable { case newest, lastGood }

  public enum Action: Equatable, Sendable {
    case startBuild
    case cancelBuild
    /// - restores: whether it starts from the state that the program before has saved.
    case startProgram(Version, restores: Bool)
    case handOver
    case endProgram
    case killProgram
    /// The program that runs stays alive: its executable is what a crash goes back to.
    case keepAsGood
    /// On the program's screen.
    case show(Notice)
    case hideNotice
    /// Over the last rows of what the screen shows while the program has not drawn.
    case showWaiting([String])
    /// The program has drawn over them.
    case endWaiting
    /// On the terminal, which no program has.
    case print(String)
    case setTimeout(Timeout)
    case cancelTimeout(Timeout)
    /// Ends `theseus dev` with this status.
    case end(Int32)
  }

  private enum Program: Equatable {
    case none
    /// Started, without a picture yet or with one that is younger than a second.
    case young(Version, hasDrawn: Bool)
    case running
    /// It received the request to save its state and end.
    case leaving
    /// It received the request to end, because the session ends.
    case ending
  }

  /// The files of the changes that the newest build has and the program before it has not, as far
  /// as they are known: paths in the package.
  public var changedFiles: Set<String> = []

  private let product: String
  private var program = Program.none
  private var isConnected = false
  private var isBuilding = false
  private var hasSavedState = false
  /// The notice for the next picture of the program: why it is an older build.
  private var pending: Notice?
  /// The error on the program's screen.
  private var shownFailure: BuildFailure?
  /// Whether the program's screen says that it is an older build.
  private var showsRollback = false
  private var status: Int32 = 0
  /// Whether there is an executable that has stayed alive.
  private var hasGood = false
  /// Whether the program that is leaving could not save its state.
  private var saveFailure: String?
  /// Shown beside the outcome of the next build.
  private var warning: String?
  /// The lines about a program that has not drawn.
  private var waiting: [String]?

  public init(product: String) { self.product = product }

  /// The first actions.
  public mutating func begin() -> [Action] {
    isBuilding = true
    return [.startBuild]
  }

  /// - Parameter seconds: from the change, or from the start of `theseus dev`, to now.
  public mutating func handle(_ event: Event, seconds: Double) -> [Action] {
    switch event {
    case .sourcesChanged: return change()
    case .watchFailed(let reason): return warn(reason)
    case .buildEnded(let outcome):
      isBuilding = false
      switch outcome {
      case .built(let isNew): return built(isNew: isNew, seconds)
      case .failed(let failure): return failed(failure)
      }
    case .programConnected:
      isConnected = true
      return []
    case .programDrew(let restored): return drew(restored, seconds)
    case .programRestored(let outcome): return restored(outcome)
    case .programSaved(let failure):
      guard program == .leaving else { return [] }
      if let failure {
        // There may be the state of the program before.
        if !hasSavedState { saveFailure = failure }
      } else {
        (hasSavedState, saveFailure) = (true, nil)
      }
      return []
    case .programEnded(let end): return ended(end)
    case .timeout(let timeout): return timedOut(timeout)
    case .interrupted: return interrupt()
    }
  }

  // MARK: Builds

  private mutating func change() -> [Action] {
    guard program != .ending else { return [] }
    defer { isBuilding = true }
    let start: [Action] = isBuilding ? [.cancelBuild, .startBuild] : [.startBuild]
    switch program {
    case .young(_, hasDrawn: true), .running:
      // Else nobody knows whether the error is that of the change.
      guard let shownFailure else { return start + [.setTimeout(.longBuild)] }
      return start + [.show(Notice(shownFailure.lines + ["building…"], isError: true))]
    case .none, .young, .leaving, .ending:
      return start + (waiting.map { [.showWaiting($0 + ["building…"])] } ?? [])
    }
  }

  private mutating func built(isNew: Bool, _ seconds: Double) -> [Action] {
    let hadFailure = shownFailure != nil
    shownFailure = nil
    switch program {
    case .none: return start(.newest)
    case .ending: return []
    case .young, .leaving:
      // It ends or grows up first.
      guard isNew else { return hadFailure ? [.hideNotice] : [] }
      return program == .leaving ? [] : replace()
    case .running:
      guard isNew else {
        return [.show(notice("\(product) is unchanged · \(time(seconds))"))]
      }
      return replace()
    }
  }

  private mutating func failed(_ failure: BuildFailure) -> [Action] {
    switch program {
    case .none:
      return [
        .print(failure.lines.joined(separator: "\n")),
        .print("Waiting for changes. Ctrl-C ends."),
      ]
    case .ending: return []
    case .leaving:
      shownFailure = failure
      return []
    case .young, .running:
      shownFailure = failure
      // A program that hangs shows nothing.
      if waiting != nil { return [.showWaiting(failure.lines)] }
      return [.show(Notice(failure.lines, isError: true))]
    }
  }

  // MARK: Programs

  private mutating func start(_ version: Version) -> [Action] {
    program = .young(version, hasDrawn: false)
    isConnected = false
    showsRollback = false
    // It is about an older build.
    if version == .newest { pending = nil }
    waiting = nil
    return [.setTimeout(.firstPicture), .startProgram(version, restores: hasSavedState)]
  }

  /// Ends the program, so that the newest build can take over.
  private mutating func replace() -> [Action] {
    saveFailure = nil
    // The state that the program before has saved is older than what the screen shows, except where
    // the screen still shows that program's picture.
    if case .young(_, hasDrawn: false) = program {} else { hasSavedState = false }
    program = .leaving
    guard isConnected else {
      return [.cancelTimeout(.youth), .endProgram, .setTimeout(.ending)]
    }
    return [.cancelTimeout(.youth), .handOver, .setTimeout(.handOver)]
  }

  private mutating func drew(_ restored: String?, _ seconds: Double) -> [Action] {
    guard case .young(let version, false) = program else { return [] }
    program = .young(version, hasDrawn: true)
    var actions: [Action] = [.setTimeout(.youth)]
    if waiting != nil { actions.append(.endWaiting) }
    waiting = nil
    changedFiles = []
    if let pending {
      actions.append(.show(pending))
      showsRollback = true
      self.pending = nil
    } else if let shownFailure {
      actions.append(.show(Notice(shownFailure.lines, isError: true)))
    } else if let saveFailure {
      actions.append(.show(notice("the state was not saved: \(saveFailure)")))
    } else if let restored {
      actions.append(.show(notice("\(restored) · \(time(seconds))")))
    }
    saveFailure = nil
    return actions
  }

  private func restored(_ outcome: String) -> [Action] {
    switch program {
    case .young(_, hasDrawn: true), .running: break
    case .none, .young, .leaving, .ending: return []
    }
    // An error is more important.
    if shownFailure != nil || showsRollback { return [] }
    return [.show(Notice([outcome], endsWithKey: true))]
  }

  private mutating func ended(_ end: ProgramEnd) -> [Action] {
    let before = program
    program = .none
    let wasConnected = isConnected
    isConnected = false
    let timers: [Action] = Timeout.allCases.map { .cancelTimeout($0) }
    switch before {
    case .none: return []
    case .ending: return timers + [.end(status)]
    case .leaving:
      if wasConnected, !hasSavedState, saveFailure == nil {
        saveFailure = "\(product) ended first: \(end)"
      }
      return timers + start(.newest)
    case .young(.newest, _) where !end.isQuit && hasGood:
      pending = Notice(
        ["The new build ended immediately: \(end). This is the build before it."] + end.lastWords,
        isError: true)
      return timers + start(.lastGood)
    case .young, .running:
      if end.isQuit {
        let cancel: [Action] = isBuilding ? [.cancelBuild] : []
        isBuilding = false
        if !wasConnected, case .young = before {
          return timers + cancel + [
            .print("\(product) ended, and did not show anything through Theseus."), .end(0),
          ]
        }
        return timers + cancel + [.end(0)]
      }
      hasSavedState = false
      // The program that would show it has ended too.
      let reason = pending.map { [Action.print($0.lines.joined(separator: "\n"))] } ?? []
      pending = nil
      return timers + reason + [
        .print("\(product) ended: \(end)."), .print("Waiting for changes. Ctrl-C ends."),
      ]
    }
  }

  private mutating func timedOut(_ timeout: Timeout) -> [Action] {
    switch timeout {
    case .youth:
      guard case .young(let version, _) = program else { return [] }
      program = .running
      guard version == .newest else { return [] }
      hasGood = true
      return [.keepAsGood]
    case .handOver:
      guard program == .leaving else { return [] }
      if !hasSavedState { saveFailure = "\(product) did not answer" }
      return [.endProgram, .setTimeout(.ending)]
    case .ending: return program == .none ? [] : [.killProgram]
    case .firstPicture:
      guard case .young(let version, hasDrawn: false) = program else { return [] }
      let lines = waitingLines(version)
      waiting = lines
      return [.showWaiting(lines + (isBuilding ? ["building…"] : []))]
    case .longBuild:
      guard isBuilding, program == .running, shownFailure == nil, !showsRollback else { return [] }
      return [.show(Notice(["building…"], endsWithKey: true))]
    }
  }

  private mutating func interrupt() -> [Action] {
    var actions: [Action] = isBuilding ? [.cancelBuild] : []
    isBuilding = false
    guard program != .none else { return actions + [.end(130)] }
    status = 130
    program = .ending
    actions += [.endProgram, .setTimeout(.ending)]
    return actions
  }

  // MARK: Words

  /// A warning is shown immediately, and again with the outcome of the next build.
  private mutating func warn(_ reason: String) -> [Action] {
    warning = "Some changes are not noticed: \(reason)"
    switch program {
    case .young(_, hasDrawn: true), .running:
      if shownFailure != nil { return [] }
      return [.show(Notice([warning].compactMap { $0 }, isError: true, endsWithKey: true))]
    case .none, .young, .leaving, .ending: return []
    }
  }

  private mutating func notice(_ outcome: String) -> Notice {
    defer { warning = nil }
    return Notice([outcome] + [warning].compactMap { $0 }, endsWithKey: true)
  }

  /// Says that a program has not drawn, and the developer's choices. The screen shows the picture of
  /// the program whose state it has.
  private func waitingLines(_ version: Version) -> [String] {
    let build = version == .newest && hasGood ? "The new build" : product
    let picture = hasSavedState ? "; this is the picture of the build before it." : "."
    let files = changedFiles.sorted()
    let others = files.count == 2 ? " and 1 other file" : " and \(files.count - 1) other files"
    let change =
      files.first.map { ["The change was in \($0)\(files.count == 1 ? "" : others)."] } ?? []
    let seconds = Timeout.firstPicture.duration.components.seconds
    return ["\(build) has drawn nothing for \(seconds) s\(picture)"] + change
      + ["It may hang: save a repaired file, or press Ctrl-C to end everything."]
  }

  private func time(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

/// How a program ended.
public struct ProgramEnd: Equatable, Sendable, CustomStringConvertible {
  public enum Cause: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  public var cause: Cause
  /// The last lines that it wrote to standard error.
  public var lastWords: [String]

  public init(_ cause: Cause, lastWords: [String] = []) {
    self.cause = cause
    self.lastWords = lastWords
  }

  /// The user ended it.
  public var isQuit: Bool { cause == .exit(0) }

  public var description: String {
    switch cause {
    case .exit(let status): "status \(status)"
    case .signal(let number): "signal \(number) (\(SignalName.of(number)))"
    }
  }
}
