import Foundation
import TestSupport
import Testing
import TheseusTesting

@testable import TheseusInspector
@testable import TheseusTrace

private final class Hooks {
  var flip: () -> Void = {}
}

private struct Leaf: View {
  let number: Int
  @State private var text = "some text"
  var body: some View { Text("\(number) \(text)") }
}

private struct Rows: View {
  let hooks: Hooks
  @State private var isOn = true
  @State private var numbers = [1, 2, 3]
  var body: some View {
    hooks.flip = {
      isOn.toggle()
      numbers = isOn ? [1, 2, 3] : [3, 1, 4]
    }
    return VStack {
      ForEach(numbers, id: \.self) { Leaf(number: $0) }
      if isOn { Leaf(number: 0) }
    }
  }
}

@MainActor @Suite("A recorded file is read as far as it is whole, whatever became of it")
struct BinaryTraceTests {
  private func recorded(finish: Bool = true) throws -> Data {
    let hooks = Hooks()
    let run = try TraceRun { Rows(hooks: hooks) }
    for _ in 0..<6 { run.act { hooks.flip() } }
    if finish { run.writer.finish() }
    return try Data(contentsOf: run.file)
  }

  private func error(_ data: Data) -> TraceError? {
    do {
      _ = try TraceLog(data, file: "run.trace")
      return nil
    } catch {
      return error as? TraceError
    }
  }

  @Test("after a kill there is unused space after the last record: the log is whole and not closed")
  func open() throws {
    let (closed, open) = (try recorded(), try recorded(finish: false))
    #expect(open.count > closed.count)
    let (first, second) = (try TraceLog(closed, file: "a"), try TraceLog(open, file: "b"))
    #expect(first.ending == .finished && second.ending == .open)
    #expect(first.updates.count == second.updates.count && first.updates.count == 7)
  }

  @Test("cut off anywhere: an error, or the records before it and how much is missing")
  func truncated() throws {
    let data = try recorded()
    var last = 0
    for length in 0..<data.count {
      let part = data.prefix(length)
      if length < TraceFormat.headerSize {
        #expect(error(part) != nil, "\(length)")
        continue
      }
      guard let log = try? TraceLog(part, file: "a") else {
        // Too short even to contain the run's identity.
        #expect(error(part)?.reason.contains("record of its run") == true)
        continue
      }
      #expect(log.ending == .cut(data.count - length))
      let events = log.updates.reduce(0) { $0 + $1.events.count }
      // Survivals are known at the end of a pass.
      #expect(events + 8 >= last)
      last = max(last, events)
    }
    #expect(last > 20)
  }

  @Test(
    "a damaged file gives an error with its location, or a log, and never a trap or a long wait",
    arguments: [1, 2, 3] as [UInt64])
  func damaged(seed: UInt64) throws {
    let data = try recorded()
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for _ in 0..<4_000 {
      var bad = data
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        bad[Int.random(in: 0..<bad.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      do {
        let log = try TraceLog(bad, file: "bad")
        _ = log.explanation()
        _ = log.resets()
        _ = log.runs()
      } catch let error as TraceError {
        refused += 1
        #expect(!error.reason.isEmpty)
      }
    }
    #expect(refused > 500, "seed \(seed)")
  }

  @Test("Noise behind a good header")
  func noise() throws {
    let head = try recorded().prefix(TraceFormat.headerSize)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let noise = Data(
        (0..<Int.random(in: 0..<600, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        })
      #expect(error(head + noise) != nil)
    }
  }

  @Test("foreign: another program's file, another version, a senseless header, nothing")
  func foreign() throws {
    #expect(error(Data())?.reason.contains("empty") == true)
    #expect(
      error(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]))?.reason.contains("not a trace") == true)
    #expect(error(Data(TraceFormat.magic))?.reason.contains("header") == true)
    var later = try recorded()
    later[TraceFormat.Field.version] = 9
    #expect(error(later)?.reason.contains("version 9") == true)
    for (field, byte) in [(TraceFormat.Field.length, UInt8(0)), (TraceFormat.Field.window + 2, 0)] {
      var bad = try recorded()
      for offset in 0..<8 where offset != 2 || byte == 0 { bad[field / 8 * 8 + offset] = 0 }
      #expect(error(bad)?.reason.contains("header") == true)
    }
  }

  @Test("unknown view numbers and dangling references are refused with their location")
  func lies() throws {
    let data = try recorded()
    func lie(_ bytes: [UInt8]) -> TraceError? {
      var bad = data + Data(bytes)
      let length = UInt64(bad.count)
      for offset in 0..<8 {
        bad[TraceFormat.Field.length + offset] = UInt8(
          truncatingIfNeeded: length >> (8 * UInt64(offset)))
      }
      return error(bad)
    }
    let place = "byte \(data.count): "
    #expect(
      lie([TraceFormat.Tag.appeared.rawValue, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F])?.reason.hasPrefix(
        place) == true)
    #expect(
      lie([TraceFormat.Tag.created.rawValue, 99, 120, 1, 1])?.reason == place
        + "type 120 is used before it was declared")
    #expect(
      lie([TraceFormat.Tag.kept.rawValue, 0xFF, 0xFF, 0x7F, 0, 1, 0, 0])?.reason.contains(
        "scope 2097151") == true)
    #expect(lie([200])?.reason == place + "there is no kind of record 200")
    #expect(
      lie([TraceFormat.Tag.printed.rawValue, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F])?.reason.contains(
        "a text has") == true)
    #expect(
      lie([TraceFormat.Tag.printed.rawValue, 5, 65])?.reason.contains("in the middle of a record")
        == true)
  }

  @Test("the last updates alone: numbered as in the whole, with known views")
  func lastUpdates() throws {
    let data = try recorded()
    let (all, some) = (try TraceLog(data, file: "a"), try TraceLog(data, file: "a", last: 2))
    #expect(some.updates.map(\.number) == [6, 7])
    #expect(some.updates.map(\.events.count) == all.updates.suffix(2).map(\.events.count))
    #expect(some.explanation().contains("Root/Rows"))
  }

  @Test("R60 appearances are ordered children first, as in the live trace")
  func order() throws {
    struct Inner: View { var body: some View { Text("i") } }
    struct Outer: View {
      var body: some View {
        VStack {
          Inner()
          Leaf(number: 1)
        }
      }
    }
    let recorder = TraceRecorder()
    let run = try TraceRun(also: recorder) {
      Outer()
      Leaf(number: 2)
    }
    let live = Trace(recorder).lifecycle.filter { $0.event == .appeared }.map(\.identity)
    let log = try run.log()
    let filed = log.updates.flatMap(\.events).filter { $0.name == "appeared" }.compactMap {
      $0.view.map { log.path(of: $0) }
    }
    #expect(live.count == 4 && filed == live)
  }

  @Test("R2 a kept view names the innermost decision above it; an ended view is not kept")
  func kept() throws {
    let hooks = Hooks()
    let recorder = TraceRecorder()
    struct Seams: View {
      let hooks: Hooks
      @State private var count = 0
      var body: some View {
        hooks.flip = { count += 1 }
        return VStack {
          if count >= 0 {
            Leaf(number: 1)
            if count < 2 { Leaf(number: 2).id(7) }
          }
        }
      }
    }
    let run = try TraceRun(also: recorder) { Seams(hooks: hooks) }
    for _ in 0..<3 { run.act { hooks.flip() } }
    let live = Trace(recorder).entries.filter { $0.event == .survived }.map {
      "\($0.identity): \($0.cause?.description ?? "")"
    }
    let log = try run.log()
    let filed = log.updates.flatMap(\.events).filter { $0.name == "kept" }.compactMap { event in
      event.view.map { "\(log.path(of: $0)): \(event.cause?.description ?? "")" }
    }
    #expect(filed.sorted() == live.sorted())
    #expect(live.contains { $0.contains("still present") && $0.contains("if:true[1]") })
  }
}
