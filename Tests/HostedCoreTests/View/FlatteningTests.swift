import Testing
import TheseusTesting

@MainActor @Suite("Groups, rows and modifiers flatten into their container")
struct FlatteningTests {
  let bench = Bench()

  @Test("R13 Group, ForEach and a body of several views are children of the enclosing stack")
  func flatten() {
    struct Two: View {
      var body: some View {
        Label("c")
        Label("d")
      }
    }
    let host = TestHost {
      HStack(spacing: 0) {
        Group {
          Label("a")
          Label("b")
        }
        Two()
        ForEach(["e", "f"], id: \.self) { Label($0) }
      }
    }
    #expect(
      host.findAll(.text).map { $0.frame.y }.allSatisfy { $0 == host.findAll(.text)[0].frame.y })
    let columns = host.findAll(.text).map(\.frame.x)
    #expect(columns == Array(columns[0]..<columns[0] + 6))
  }

  @Test("R13 a modifier on a Group applies to each child")
  func modifierOnGroup() {
    let host = TestHost {
      HStack(spacing: 0) {
        Group {
          Label("a")
          Label("b")
        }.padding(.leading, 16)
      }
    }
    let columns = host.findAll(.text).map(\.frame.x)
    #expect(columns[1] - columns[0] == 3)
  }

  private struct Framed: ViewModifier {
    let bench: Bench
    func body(content: Content) -> some View {
      bench.note("modifier body")
      return content.padding(.leading, 16)
    }
  }

  @Test("R13 a custom modifier's body runs once, with the whole list; its effects apply to each")
  func customModifier() {
    let host = TestHost {
      HStack(spacing: 0) {
        Group {
          Label("a")
          Label("b")
          Label("c")
        }.modifier(Framed(bench: bench))
      }
    }
    #expect(bench.take() == ["modifier body"])
    let columns = host.findAll(.text).map(\.frame.x)
    #expect(columns[1] - columns[0] == 3 && columns[2] - columns[1] == 3)
  }

  @Test("R13 a modifier's state is one for the whole list")
  func modifierState() {
    struct Counting: ViewModifier {
      let bench: Bench
      @State private var count = 0
      func body(content: Content) -> some View {
        bench.offer("bump modifier") { count += 1 }
        return Group {
          content
          Label("count \(count)")
        }
      }
    }
    let host = TestHost {
      VStack {
        Group {
          Tally("a", bench)
          Tally("b", bench)
        }.modifier(Counting(bench: bench))
      }
    }
    bench.run("bump modifier", host)
    bench.run("bump a", host)
    #expect(host.texts == ["a 1", "b 0", "count 1"])
  }

  @Test("R13 content used twice is two identities")
  func contentTwice() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          content
          content
        }
      }
    }
    let host = TestHost { Tally("a", bench).modifier(Twice()) }
    bench.run("bump a", host)
    #expect(host.texts.sorted() == ["a 0", "a 1"])
    #expect(host.trace.created(Tally.self).count == 2)
    #expect(Set(host.trace.created(Tally.self).map(\.identity)).count == 2)
  }

  private struct Deep: View {
    let level: Int
    let bench: Bench
    @State private var count = 0
    var body: some View {
      bench.offer("bump \(level)") { count += 1 }
      return VStack {
        if level > 0 { Deep(level: level - 1, bench: bench) } else { Label("bottom \(count)") }
      }
    }
  }

  @Test("R17 a thousand levels: mounted, updated at the bottom, ended")
  func depth() {
    let host = TestHost { Deep(level: 1_000, bench: bench) }
    #expect(host.texts == ["bottom 0"])
    host.trace.reset()
    bench.run("bump 0", host)
    #expect(host.texts == ["bottom 1"])
    #expect(host.trace.bodyRuns(of: Deep.self) == 1)
    host.unmount()
    #expect(host.trace.ended(Deep.self).count == 1_001)
  }

  @Test("R17 five thousand sibling rows")
  func breadth() {
    let host = TestHost {
      VStack { ForEach(Array(0..<5_000), id: \.self) { Tally("\($0)", bench) } }
    }
    host.trace.reset()
    bench.run("bump 4999", host)
    #expect(host.texts.last == "4999 1")
    #expect(host.trace.bodyRuns(of: Tally.self) == 1)
  }
}
