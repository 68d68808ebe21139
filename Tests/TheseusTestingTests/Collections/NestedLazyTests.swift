import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Lazy containers in rows of others")
struct NestedLazyTests {
  private final class Tally {
    var shown = 0
    var started = 0
  }

  private struct Cell: View {
    let tally: Tally
    var body: some View {
      Text("cell").onAppear { tally.shown += 1 }.onDisappear { tally.shown -= 1 }
    }
  }

  private struct Page: View {
    let isNested: Bool
    let tally: Tally
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<26, id: \.self) { _ in
            if isNested {
              ScrollView { LazyVStack { ForEach(0..<26, id: \.self) { _ in Cell(tally: tally) } } }
            } else {
              Text("plain")
            }
          }
        }
      }
    }
  }

  @Test("R60 R67 a row that is hidden and shown within one update appears and disappears once")
  func appearances() throws {
    let tally = Tally()
    let host = TestHost(columns: 40, rows: 12) { Page(isNested: false, tally: tally) }
    try host.find(.scrollArea).scroll(by: 7)
    host.update { Page(isNested: true, tally: tally) }
    for step in [3, -5, 40, -20] {
      try host.find(.scrollArea).scroll(by: step)
      #expect(tally.shown >= 0)
    }
    host.unmount()
    #expect(tally.shown == 0)
  }

  @Test("R73 a pushed view shows its newest destination closure")
  func destination() throws {
    struct Stack: View {
      let word: String
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in Text("\(word) \(number)") }
        }
      }
    }
    let host = TestHost { Stack(word: "old") }
    #expect(host.findAll(.text).map(\.label) == ["old 1"])
    host.update { Stack(word: "new") }
    #expect(host.findAll(.text).map(\.label) == ["new 1"])
  }

  @Test(
    "R15 a stack's children are placed by the newest proposal, even when its size stays the same")
  func swappedLayout() {
    struct Swapped: View {
      let isVertical: Bool
      var body: some View {
        (isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())) {
          VStack {
            Text("a long title")
            Text("x").frame(width: 80)
          }
          Text("beside, and long as well")
        }
      }
    }
    let host = TestHost(columns: 24, rows: 8) { Swapped(isVertical: false) }
    _ = host.screen
    for isVertical in [true, false, true] {
      host.update { Swapped(isVertical: isVertical) }
      #expect(
        host.screen == TestHost(columns: 24, rows: 8) { Swapped(isVertical: isVertical) }.screen)
    }
  }
}
