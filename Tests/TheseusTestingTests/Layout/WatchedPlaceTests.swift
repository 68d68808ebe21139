import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("readers of a view's position run again when it moves")
struct WatchedPlaceTests {
  private struct Offset: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  @Test("a reader in a scroll view follows the scrolling")
  func scrolling() throws {
    let host = TestHost(columns: 20, rows: 6) {
      ScrollView {
        VStack(alignment: .leading) {
          GeometryReader { proxy in
            Text(
              """
              \(Int(proxy.frame(in: .named("list")).minY)) \(Int(proxy.frame(in: .scrollView).minY))
              """
            )
          }
          .frame(height: 64)
          ForEach(0..<30) { Text("row \($0)") }
        }
      }
      .coordinateSpace(name: "list")
    }
    #expect(host.screen.contains("0 0"))
    try host.find(.scrollArea).scroll(by: 2)
    #expect(host.findAll(.text, "-32 -32").count == 1)
    try host.find(.scrollArea).scroll(by: -2)
    #expect(host.screen.contains("0 0"))
  }

  @Test("the offset of a scroll view, handed up as a preference, is followed outside")
  func preference() throws {
    struct Follower: View {
      @State private var offset = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("at \(offset)")
          ScrollView {
            VStack { ForEach(0..<30) { Text("row \($0)") } }
              .background {
                GeometryReader {
                  Color.clear.preference(
                    key: Offset.self, value: Int(-$0.frame(in: .named("s")).minY))
                }
              }
          }
          .coordinateSpace(name: "s")
        }
        .onPreferenceChange(Offset.self) { offset = $0 }
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Follower() }
    #expect(host.screen.contains("at 0"))
    try host.find(.scrollArea).scroll(by: 3)
    #expect(host.screen.contains("at 48"))
  }

  @Test("a reader is notified when a view above it grows, though its own size stays the same")
  func growing() throws {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("open") { isOpen.toggle() }
          if isOpen { Text("more") }
          HStack {
            GeometryReader { Text("y \(Int($0.frame(in: .global).minY))") }.frame(
              width: 80, height: 16)
          }
          Spacer(minLength: 0)
        }
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Page() }
    #expect(host.screen.contains("y 16"))
    try host.find(.button, "open").tap()
    #expect(host.screen.contains("y 32"))
  }

  @Test("a view that received the proxy runs again; a view without reads does not")
  func handedOn() throws {
    struct Inner: View {
      let proxy: GeometryProxy
      var body: some View { Text("inner \(Int(proxy.frame(in: .global).minY))") }
    }
    struct Still: View {
      let proxy: GeometryProxy
      var body: some View { Text("still \(Int(proxy.size.width))") }
    }
    let host = TestHost(columns: 20, rows: 8) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text("top")
          GeometryReader { Inner(proxy: $0) }.frame(height: 16)
          GeometryReader { Still(proxy: $0) }.frame(height: 16)
          ForEach(0..<30) { Text("row \($0)") }
        }
      }
    }
    #expect(host.screen.contains("inner 16"))
    let runs = (host.trace.bodyRuns(of: Inner.self), host.trace.bodyRuns(of: Still.self))
    try host.find(.scrollArea).scroll(by: 1)
    #expect(host.screen.contains("inner 0"))
    #expect(host.trace.bodyRuns(of: Inner.self) == runs.0 + 1)
    #expect(host.trace.bodyRuns(of: Still.self) == runs.1)
  }

  @Test("onGeometryChange reports a scrolled frame")
  func changes() throws {
    var told: [Int] = []
    let host = TestHost(columns: 20, rows: 5) {
      ScrollView {
        VStack {
          Text("first").onGeometryChange(for: Int.self) {
            Int($0.frame(in: .global).minY)
          } action: {
            told.append($0)
          }
          ForEach(0..<30) { Text("row \($0)") }
        }
      }
    }
    try host.find(.scrollArea).scroll(by: 2)
    #expect(told == [0, -32])
  }

  @Test("a reader whose answer moves itself is stopped, with an issue")
  func feedback() {
    let host = TestHost(columns: 20, rows: 6) {
      Text("x").modifier(MovesItself())
    }
    #expect(host.trace.issues.contains { $0.kind == .onChangeCycle })
  }

  private struct MovesItself: ViewModifier {
    @State private var top: CGFloat = 0
    func body(content: Content) -> some View {
      content.background {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .global).minY, initial: true) { top += 32 }
        }
      }
      .padding(.top, top)
    }
  }
}
