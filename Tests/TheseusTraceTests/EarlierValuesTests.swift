import Foundation
import TheseusCore
import TheseusInspector
import TheseusTesting
import Testing

@testable import TheseusTrace

private final class Hooks {
  var write: (String) -> Void = { _ in }
  var show: (Bool) -> Void = { _ in }
  var tick: () -> Void = {}
}

private struct Draft: View {
  let hooks: Hooks
  @State private var text = ""
  var body: some View {
    hooks.write = { text = $0 }
    return Text(text)
  }
}

private struct Root: View {
  let hooks: Hooks
  @State private var isShown = true
  @State private var ticks = 0
  var body: some View {
    hooks.show = { isShown = $0 }
    hooks.tick = { ticks += 1 }
    return VStack {
      Text("\(ticks)")
      if isShown { Draft(hooks: hooks) }
    }
  }
}

@MainActor @Suite("why-reset says what it does not know, and never that it was not there")
struct EarlierValuesTests {
  private let hooks = Hooks()

  private func log(of data: Data, last: Int?) throws -> TraceLog {
    try TraceLog(data, file: "a", last: last)
  }

  @Test(
    "a value that was written before the last updates is among what was lost", arguments: [1, 20])
  func last(_ last: Int) throws {
    let run = try TraceRun { Root(hooks: hooks) }
    run.act { hooks.write("milk") }
    for _ in 0..<300 { run.act { hooks.tick() } }
    run.act { hooks.show(false) }
    let data = try Data(contentsOf: run.file)
    let all = try log(of: data, last: nil)
    let some = try log(of: data, last: last)
    #expect(some.updates.count == last)
    #expect(all.resets().contains("lost: text = \"milk\""), "\(all.resets())")
    #expect(some.resets() == all.resets())
    // A recording as lines of JSON is read alike.
    let lines = try TraceLog(all.lines(), file: "a", last: last)
    #expect(lines.updates.count == last && lines.resets().contains("lost: text = \"milk\""))
  }

  @Test("a view that ended before the last updates is not among them, nor are its values")
  func ended() throws {
    let run = try TraceRun { Root(hooks: hooks) }
    run.act { hooks.write("milk") }
    run.act { hooks.show(false) }
    run.act { hooks.show(true) }
    run.act { hooks.tick() }
    run.act { hooks.show(false) }
    let text = try log(of: Data(contentsOf: run.file), last: 2).resets()
    #expect(!text.contains("milk"))
    #expect(text.hasPrefix("Nothing was reset. Ended without written state"), "\(text)")
  }

  @Test("restored values are lost, though nothing has written them")
  func restored() throws {
    let cause = Cause(kind: .restored, rule: "R31", description: "restored from a snapshot")
    var log = TraceLog(
      header: .init(version: 1, program: "Test", started: "", profile: ""))
    log.views = [1: .init(type: "Draft", path: "Root/Draft")]
    var first = TraceUpdate(number: 1, time: 0)
    first.events = [.created(view: 1, cause: cause), .ran(view: 1, reasons: [])]
    var second = TraceUpdate(number: 2, time: 1)
    second.events = [
      .ended(
        view: 1, cause: Cause(kind: .elementRemoved, rule: "R4", description: "element removed"))
    ]
    log.updates = [first, second]
    let text = log.resets()
    #expect(text.contains("lost: its restored values, which are not in this trace"), "\(text)")
    second.events.insert(
      .wrote(TraceWrite(view: 1, property: "text", from: "a", to: "b")), at: 0)
    log.updates = [first, second]
    #expect(log.resets().contains("lost: text = b, its restored values"))
  }

  @Test("of views that are older than a trace it is not known whether they had state")
  func older() throws {
    let run = try TraceRun { Root(hooks: hooks) }
    run.act { hooks.write("milk") }
    // As an inspector does when it connects.
    let file = run.file.path + "-later"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let runtime = run.window.runtime
    let writer = try TraceWriter(path: file, program: "Test", profile: runtime.profile)
    runtime.forEachOwner {
      if $0.isReported { writer.created($0, Decision(.firstAppearance, rule: "R20")) }
    }
    writer.endedPass()
    runtime.observer = writer
    run.act { hooks.show(false) }
    let log = try TraceLog(contentsOf: file)
    let text = log.resets()
    #expect(!text.contains("Nothing was reset") && !text.contains("never written"), "\(text)")
    #expect(text.contains("Ended with state from before this trace or without state"), "\(text)")
    #expect(
      log.resets(TraceFilter(view: "Draft"))
        .contains("lost: its values from before this trace, if it had any"))
  }
}
