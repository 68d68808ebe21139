import Testing
import TheseusTesting

private enum ColorKey: EnvironmentKey { static let defaultValue = "none" }
private enum SizeKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var color: String {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

@MainActor @Suite("The environment reaches those who read it")
struct EnvironmentTests {
  let bench = Bench()

  private struct Color: View {
    let bench: Bench
    @Environment(\.color) private var color
    var body: some View {
      bench.note("color \(color)")
      return Label(color)
    }
  }

  private struct Setter: View {
    let color: String
    let size: Int
    let bench: Bench
    var body: some View {
      Color(bench: bench).environment(\.color, color).environment(\.size, size)
    }
  }

  @Test("R42 only a changed value of the key that is read runs the reader")
  func readers() {
    let host = TestHost { Setter(color: "red", size: 1, bench: bench) }
    #expect(bench.take() == ["color red"])
    host.update { Setter(color: "red", size: 2, bench: bench) }
    #expect(bench.take() == [])
    host.trace.reset()
    host.update { Setter(color: "blue", size: 2, bench: bench) }
    #expect(bench.take() == ["color blue"])
    #expect(host.texts == ["blue"])
    #expect(host.trace.bodyCauses(Color.self).map(\.kind) == [.environmentChanged])
    #expect(host.trace.bodyCauses(Color.self).first?.rule == "R42")
  }

  @Test("R42 the innermost setting wins; a transform edits the outer value; else the default holds")
  func nesting() {
    struct Both: View {
      @Environment(\.color) private var color
      @Environment(\.size) private var size
      var body: some View { Label("\(color) \(size)") }
    }
    let host = TestHost {
      VStack {
        Both()
        Both().environment(\.color, "inner").environment(\.color, "outer")
        VStack { Both().transformEnvironment(\.size) { $0 += 1 } }.environment(\.size, 4)
      }
    }
    #expect(host.texts == ["none 0", "inner 0", "none 5"])
  }

  @Test("R42 values pass through AnyView, ForEach, Group and modifiers")
  func passing() {
    let host = TestHost {
      Group {
        AnyView(Color(bench: bench))
        ForEach(0..<1) { _ in AnyView(Group { Color(bench: bench).padding() }) }
      }.environment(\.color, "green")
    }
    #expect(host.texts == ["green", "green"])
  }

  @Test("R43 nested dynamic properties update before their holder, in field order, before the body")
  func nestedProperties() {
    struct Leafy: DynamicProperty {
      let name: String
      let bench: Bench
      @State var value = 0
      func update() { bench.note("update \(name) \(value)") }
    }
    struct Holder: DynamicProperty {
      let bench: Bench
      var first: Leafy
      @Environment(\.size) var size
      var second: Leafy
      init(_ bench: Bench) {
        self.bench = bench
        first = Leafy(name: "first", bench: bench)
        second = Leafy(name: "second", bench: bench)
      }
      func update() { bench.note("update holder \(size)") }
    }
    struct Owner: View {
      let bench: Bench
      var holder: Holder
      init(_ bench: Bench) {
        self.bench = bench
        holder = Holder(bench)
      }
      var body: some View {
        bench.note("body")
        bench.offer("second") { holder.second.value += 1 }
        return Label("\(holder.first.value) \(holder.second.value) \(holder.size)")
      }
    }
    let host = TestHost { Owner(bench).environment(\.size, 3) }
    #expect(bench.take() == ["update first 0", "update second 0", "update holder 3", "body"])
    bench.run("second", host)
    #expect(bench.take() == ["update first 0", "update second 1", "update holder 3", "body"])
    #expect(host.texts == ["0 1 3"])
  }

  @Test("R43 dynamic properties of a modifier are connected")
  func modifierProperties() {
    struct Sized: ViewModifier {
      let bench: Bench
      @Environment(\.size) private var size
      @State private var taps = 0
      func body(content: Content) -> some View {
        bench.offer("tap") { taps += 1 }
        return HStack {
          content
          Label("\(size) \(taps)")
        }
      }
    }
    let host = TestHost { Label("x").modifier(Sized(bench: bench)).environment(\.size, 2) }
    bench.run("tap", host)
    #expect(host.texts == ["x", "2 1"])
  }
}
