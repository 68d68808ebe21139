import Foundation
import Observation
import Testing
import TheseusCore
import TheseusInspector
import TheseusTesting
import TheseusTrace

@MainActor @Observable
private final class Model { var title = "old" }

private final class Hooks {
  var flip: () -> Void = {}
  var raise: () -> Void = {}
  var same: () -> Void = {}
}

private struct Counter: View {
  let hooks: Hooks
  @State private var count = 0
  var body: some View {
    hooks.raise = { count += 1 }
    hooks.same = { count = count }
    return Text("Count \(count)")
  }
}

private struct Page: View {
  let hooks: Hooks
  let model: Model
  @State private var isOn = true
  var body: some View {
    hooks.flip = { isOn.toggle() }
    return VStack {
      Text(model.title)
      if isOn { Counter(hooks: hooks) } else { Text("off") }
    }
  }
}

@MainActor @Suite("A run is recorded as it happens")
struct TraceFileTests {
  private let hooks = Hooks()
  private let model = Model()

  private func run() throws -> TraceRun { try TraceRun { Page(hooks: hooks, model: model) } }

  private func names(_ update: TraceUpdate) -> [String] {
    update.events.map(\.name).filter { $0 != "appeared" && $0 != "committed" }
  }

  @Test("every line is a JSON object, the first is the header, and reading back gives an equal log")
  func lines() throws {
    let run = try run()
    run.act { hooks.raise() }
    run.act { hooks.same() }
    run.act { hooks.flip() }
    run.act { model.title = "new" }
    let log = try run.log()
    let text = String(decoding: try log.lines(), as: UTF8.self)
    let back = try TraceLog(Data(text.utf8), file: "lines")
    #expect(back.explanation() == log.explanation())
    #expect(back.views == log.views)
    #expect(
      back.updates.flatMap(\.events).compactMap(\.cause?.location)
        == log.updates.flatMap(\.events).compactMap(\.cause?.location))
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n")
    for line in lines {
      #expect((try JSONSerialization.jsonObject(with: Data(line.utf8))) is [String: Any], "\(line)")
    }
    #expect(
      lines[0].contains("\"theseus-trace\":1") && lines[0].contains("\"program\":\"Test\"")
        && lines[0].contains("\"profile\":\"default\""))
  }

  @Test("an update's records are in the file when it is over, without closing the file")
  func flushed() throws {
    let run = try run()
    for count in 1...3 {
      run.act { hooks.raise() }
      let last = try #require(try run.log().updates.last)
      #expect(last.transaction == count)
      guard case .wrote(let write) = try #require(last.events.first) else {
        Issue.record("\(last.events)")
        return
      }
      #expect(write.property == "count" && write.from == "\(count - 1)" && write.to == "\(count)")
      #expect(write.source?.fileID.hasSuffix("TraceFileTests.swift") == true)
    }
  }

  @Test("Mounting: identities with their causes, then their bodies; no transaction")
  func mounting() throws {
    let log = try run().log()
    let first = try #require(log.updates.first)
    #expect(first.transaction == nil)
    #expect(
      log.views.values.map(\.path).sorted() == ["Root/Page", "Root/Page/VStack/if:true[1]/Counter"])
    #expect(names(first).filter { $0 == "ran" }.count == 2)
    #expect(
      first.events.filter { $0.name == "created" }.compactMap(\.cause?.kind) == [
        .firstAppearance, .firstAppearance,
      ])
  }

  @Test("R2 R24 R50 equal writes are skipped, a flip ends its arm, an object's property is a write")
  func causes() throws {
    let run = try run()
    run.act { hooks.same() }
    run.act { hooks.flip() }
    run.act { model.title = "new" }
    let log = try run.log()
    let updates = log.updates.filter { $0.transaction != nil }
    #expect(updates.count == 3)
    #expect(names(updates[0]) == ["skipped"])
    #expect(names(updates[1]) == ["wrote", "ran", "disappeared", "ended"])
    let ended = try #require(updates[1].events.last { $0.name == "ended" })
    #expect(ended.view.map { log.type(of: $0) } == "Counter")
    #expect(ended.cause?.kind == .branchFlipped)
    #expect(ended.cause?.description.contains("true→false at TraceFileTests.swift:") == true)
    #expect(names(updates[2]).prefix(2) == ["observed", "ran"])
    guard case .observed(let what) = try #require(updates[2].events.first) else { return }
    #expect(what == "Model.title")
  }

  @Test("a run has the same records in the file and in the live trace")
  func agrees() throws {
    let recorder = TraceRecorder()
    let run = try run()
    run.window.runtime.observer = ObserverList([recorder, run.writer])
    run.act { hooks.raise() }
    run.act { hooks.flip() }
    run.act { hooks.flip() }
    let live = Trace(recorder).entries.filter { $0.cause != nil }.map {
      "\($0.event.rawValue) \($0.identity): \($0.cause?.description ?? "")"
    }
    let log = try run.log()
    let words = ["created": "created", "kept": "survived", "ended": "ended", "ran": "ran"]
    let filed = log.updates.dropFirst().flatMap(\.events).compactMap { event -> String? in
      guard let verb = words[event.name], let cause = event.cause, let view = event.view else {
        return nil
      }
      return "\(verb) \(log.path(of: view)): \(cause.description)"
    }
    #expect(live.count >= 5)
    #expect(filed == live)
  }

  @Test("The end of the run is in the file")
  func unmounted() throws {
    let run = try run()
    run.window.unmount()
    let ended = try run.log().updates.flatMap(\.events).filter { $0.name == "ended" }.compactMap(
      \.cause?.kind)
    #expect(ended == [.hostUnmounted, .hostUnmounted])
  }

  @Test("Text of every kind is escaped: quotes, line feeds, control characters, other scripts")
  func escaping() throws {
    struct Named: View {
      let hooks: Hooks
      @State private var text = ""
      var body: some View {
        hooks.raise = { text = "a \"quote\" \\ \n \t \u{1} \u{1F6A2} 漢" }
        return Text(text)
      }
    }
    let run = try TraceRun { Named(hooks: hooks) }
    run.act { hooks.raise() }
    guard case .wrote(let write) = try #require(try run.log().updates.last?.events.first) else {
      Issue.record("no write")
      return
    }
    #expect(write.to == "\"a \"quote\" \\ \n \t \u{1} \u{1F6A2} 漢\"")
  }

  @Test("A value of any size costs a line of a few hundred bytes")
  func largeValues() throws {
    struct Large: View {
      let hooks: Hooks
      @State private var numbers = [1]
      @State private var text = "a"
      var body: some View {
        hooks.raise = {
          numbers = Array(0..<100_000)
          text = String(repeating: "x", count: 1_000_000)
        }
        return Text("\(numbers.count) \(text.count)")
      }
    }
    let run = try TraceRun { Large(hooks: hooks) }
    run.act { hooks.raise() }
    run.writer.finish()
    let size =
      try FileManager.default.attributesOfItem(atPath: run.file.path)[.size] as? Int ?? .max
    #expect(size < 4_000)
    #expect(try run.log().explanation().contains("Array of 100000 elements"))
  }

  @Test(
    "a file that cannot be created is an error that names it",
    arguments: [
      ("/nowhere/at/all/run.trace", "No such file"), ("/", "folder"), ("", "empty"),
      ("/dev/null", "device"),
    ])
  func cannotBeMade(path: String, words: String) {
    do {
      _ = try TraceWriter(path: path, program: "Test", profile: .default)
      Issue.record("it was made")
    } catch {
      #expect(error.path == path && error.reason.contains(words), "\(error)")
    }
  }

  @Test(
    "a file that cannot grow ends the recording with one message; content stays, the run continues")
  func full() throws {
    var faults: [String] = []
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "trace-\(UUID().uuidString).trace")
    defer { try? FileManager.default.removeItem(at: file) }
    let runtime = ViewRuntime()
    runtime.observer = try TraceWriter(
      path: file.path, program: "Test", profile: .default, limit: 1 << 20
    ) { faults.append($0.reason) }
    let window = WindowHost(columns: 20, rows: 5, runtime: runtime) { Counter(hooks: hooks) }
    window.flush()
    for _ in 0..<60_000 where faults.isEmpty {
      hooks.raise()
      window.flush()
    }
    #expect(faults == ["it has reached 1 MiB, the most that a trace may have"])
    for _ in 0..<10 {
      hooks.raise()
      window.flush()
    }
    #expect(faults.count == 1)
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    #expect(size > 1_000_000 && size <= 1 << 20)
    let log = try TraceLog(contentsOf: file.path)
    #expect(log.ending == .stopped)
    // Across the borders of windows nothing is missing.
    var count = 0
    for event in log.updates.flatMap(\.events) {
      guard case .wrote(let write) = event else { continue }
      #expect(write.from == "\(count)")
      count += 1
    }
    #expect(count > 10_000)
  }

  @Test("A second recording under the same name does not disturb the first")
  func sameName() throws {
    let run = try run()
    let second = try TraceWriter(path: run.file.path, program: "Second", profile: .default)
    for _ in 0..<2_000 { run.act { hooks.raise() } }
    second.finish()
    #expect(try run.log().header.program == "Second")
    #expect(try run.log().ending == .finished)
  }

  @Test("Two recordings of one run are both whole")
  func twoWriters() throws {
    let run = try run()
    let file = run.file.path + "2"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let second = try TraceWriter(path: file, program: "Second", profile: .default)
    run.window.runtime.observer = ObserverList([run.writer, second])
    run.act { hooks.flip() }
    run.act { hooks.flip() }
    let (first, other) = (try run.log(), try TraceLog(contentsOf: file))
    #expect(other.updates.count == 2)
    let created = other.updates.flatMap(\.events).first { $0.name == "created" }
    #expect(created?.view.map { other.path(of: $0) } == "Root/Page/VStack/if:true[1]/Counter")
    #expect(first.updates.count == 3)
  }
}
