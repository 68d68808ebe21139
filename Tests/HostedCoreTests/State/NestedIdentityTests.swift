import Foundation
import TestSupport
import Testing
import TheseusTesting

/// A program of nested conditionals, lists and erased views with random choices, compared with a
/// naive model: a path of choices names each identity.
private struct Choices: Equatable {
  var arm = true
  var optional: Int?
  var ids: [Int] = []
  var explicit = 0
  var erased = 0
}

private struct Mix: View {
  let choices: Choices
  let bench: Bench
  var body: some View {
    VStack {
      if choices.arm {
        ForEach(choices.ids, id: \.self) { id in
          if id % 2 == 0 {
            Tally("t\(id)even", bench)
          } else {
            Tally("t\(id)odd", bench).id(choices.explicit)
          }
        }
      } else if choices.optional != nil {
        Tally("else", bench)
      }
      if choices.optional != nil {
        Group {
          Tally("optional", bench)
          erased
        }
      }
      Tally("id", bench).padding(CGFloat(choices.erased) * 8).id(choices.explicit)
    }
  }

  private var erased: AnyView {
    switch choices.erased {
    case 0: AnyView(Tally("erased", bench))
    case 1: AnyView(Tally("erased", bench).padding(0))
    default: AnyView(VStack { Tally("erased", bench) })
    }
  }

  /// The rows to show, with a key for each identity.
  var expected: [(name: String, key: String)] {
    var found: [(String, String)] = []
    if choices.arm {
      for id in choices.ids {
        found.append(
          id % 2 == 0 ? ("t\(id)even", "arm/\(id)") : ("t\(id)odd", "arm/\(id)#\(choices.explicit)")
        )
      }
    } else if choices.optional != nil {
      found.append(("else", "else"))
    }
    if choices.optional != nil {
      found.append(("optional", "optional"))
      found.append(("erased", "erased/\(choices.erased)"))
    }
    found.append(("id", "id/\(choices.explicit)"))
    return found
  }
}

@MainActor
@Suite("Nested conditionals, lists, ids and erased views behave as the model")
struct NestedIdentityTests {
  let bench = Bench()

  @Test(
    "R1-R10 random choices: a state survives iff its identity was there before",
    arguments: [UInt64(11), 12, 13, 14])
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var choices = Choices()
    let host = TestHost(rows: 60) { Mix(choices: choices, bench: bench) }
    var counts: [String: Int] = [:]
    for step in 0..<80 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: choices.arm.toggle()
      case 1:
        choices.optional =
          Bool.random(using: &generator) ? Int.random(in: 0..<3, using: &generator) : nil
      case 2:
        choices.ids = Array(Set((0..<4).map { _ in Int.random(in: 0..<8, using: &generator) }))
          .sorted()
        choices.ids.shuffle(using: &generator)
      case 3: choices.explicit = Int.random(in: 0..<3, using: &generator)
      case 4: choices.erased = Int.random(in: 0..<3, using: &generator)
      default: break
      }
      let mix = Mix(choices: choices, bench: bench)
      host.update { mix }
      let keys = Set(mix.expected.map(\.key))
      counts = counts.filter { keys.contains($0.key) }
      if let lucky = mix.expected.randomElement(using: &generator) {
        bench.run("bump \(lucky.name)", host)
        counts[lucky.key, default: 0] += 1
      }
      #expect(
        host.texts == mix.expected.map { "\($0.name) \(counts[$0.key] ?? 0)" },
        "seed \(seed), step \(step), \(choices)")
    }
    let trace = host.trace
    #expect(trace.issues.isEmpty)
    let living = trace.created(Tally.self).count - trace.ended(Tally.self).count
    #expect(living == Mix(choices: choices, bench: bench).expected.count)
    host.unmount()
    #expect(trace.created(Tally.self).count == trace.ended(Tally.self).count)
    let events = trace.lifecycle
    for kind in [LifecycleEvent.appeared, .disappeared, .ended] {
      #expect(
        events.filter { $0.event == kind && $0.identity.contains("Tally") }.count
          == trace.created(Tally.self).count)
    }
  }
}
