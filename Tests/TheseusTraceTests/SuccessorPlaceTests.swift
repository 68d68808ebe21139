import Testing
import TheseusTesting

@testable import TheseusTrace

private final class Hooks {
  var set: ([String]) -> Void = { _ in }
  var flip: (Bool, Bool) -> Void = { _, _ in }
  var write: [String: () -> Void] = [:]
}

private struct Kept: View {
  let text: String
  let hooks: Hooks
  @State private var count = 0
  var body: some View {
    hooks.write[text] = { count += 1 }
    return Text("\(text) \(count)")
  }
}

private struct Files: View {
  let hooks: Hooks
  @State private var names: [String]
  init(_ names: [String], _ hooks: Hooks) {
    self.hooks = hooks
    _names = State(initialValue: names)
  }
  var body: some View {
    hooks.set = { names = $0 }
    return VStack {
      ForEach(names, id: \.self) { name in
        if name.isEmpty { Text("none") } else { Kept(text: name, hooks: hooks) }
      }
    }
  }
}

private struct PlainFiles: View {
  let hooks: Hooks
  @State private var names: [String]
  init(_ names: [String], _ hooks: Hooks) {
    self.hooks = hooks
    _names = State(initialValue: names)
  }
  var body: some View {
    hooks.set = { names = $0 }
    return VStack { ForEach(names, id: \.self) { Kept(text: $0, hooks: hooks) } }
  }
}

private struct TwoConditions: View {
  let hooks: Hooks
  @State private var first = true
  @State private var second = false
  var body: some View {
    hooks.flip = { (first, second) = ($0, $1) }
    return VStack {
      if first { Kept(text: "first", hooks: hooks) }
      if second { Kept(text: "second", hooks: hooks) }
    }
  }
}

@MainActor @Suite("why-reset takes no other row and no other condition for a successor")
struct SuccessorPlaceTests {
  private func again(_ run: TraceRun) throws -> [Int?] {
    let log = try run.log()
    return log.findResets(TraceFilter()).filter { log.type(of: $0.view) == "Kept" }
      .map { $0.again?.update }
  }

  @Test("R6 a row in a condition that goes is not replaced by one that comes later")
  func laterRow() throws {
    let hooks = Hooks()
    let run = try TraceRun { Files(["a", "b"], hooks) }
    run.act { hooks.write["a"]?() }
    run.act { hooks.set(["b"]) }
    run.act { hooks.set(["b", "c"]) }
    #expect(try again(run) == [nil])
  }

  @Test("R2 a view in one condition is not replaced by a view in the next one")
  func otherCondition() throws {
    let hooks = Hooks()
    let run = try TraceRun { TwoConditions(hooks: hooks) }
    run.act { hooks.write["first"]?() }
    run.act { hooks.flip(false, false) }
    run.act { hooks.flip(false, true) }
    #expect(try again(run) == [nil])
  }

  @Test("R6 a row whose id has slashes is replaced by the one that comes with its end")
  func slashes() throws {
    let hooks = Hooks()
    let run = try TraceRun { PlainFiles(["/home/me/a.txt"], hooks) }
    run.act { hooks.write["/home/me/a.txt"]?() }
    run.act { hooks.set(["/home/me/other/b.txt"]) }
    let log = try run.log()
    let resets = log.findResets(TraceFilter()).filter { log.type(of: $0.view) == "Kept" }
    #expect(resets.count == 1)
    #expect(resets.first?.again != nil)
    #expect(resets.first?.again?.update == resets.first?.update)
  }
}
