import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// The number of living objects of a test.
@MainActor private final class Count { var alive = 0 }

@MainActor private final class Counted: Identifiable, @MainActor Hashable {
  private let count: Count
  init(_ count: Count) {
    self.count = count
    count.alive += 1
  }
  isolated deinit { count.alive -= 1 }
  static func == (a: Counted, b: Counted) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor @Suite("an unmounted tree retains nothing, though its host is still alive")
struct UnmountReleasesTests {
  private struct Page<Content: View>: View {
    @State private var items: [Counted]
    let count: Count
    let content: (Binding<[Counted]>) -> Content

    init(_ count: Count, @ViewBuilder content: @escaping (Binding<[Counted]>) -> Content) {
      _items = State(initialValue: (0..<5).map { _ in Counted(count) })
      self.count = count
      self.content = content
    }

    var body: some View {
      VStack {
        Button("renew") { items = (0..<5).map { _ in Counted(count) } }
        Button("drop") { items.removeLast() }
        content($items)
      }
    }
  }

  private func check<Content: View>(
    _ label: String, acting: (TestHost) throws -> Void = { _ in },
    @ViewBuilder content: @escaping (Binding<[Counted]>) -> Content
  ) async throws {
    let count = Count()
    let host = TestHost(columns: 40, rows: 12) { Page(count, content: content) }
    #expect(count.alive >= 5)
    try host.find(.button, "renew").tap()
    try host.find(.button, "drop").tap()
    try acting(host)
    _ = host.screen
    host.unmount()
    // Tasks are canceled, and release what they hold when their last job has run.
    for _ in 0..<100_000 where count.alive > 0 { await Task.yield() }
    let left = count.alive
    #expect(left == 0, "\(label): \(left) objects are left while the host is there")
    withExtendedLifetime(host) {}
  }

  @Test("R23 R51 objects in an array state end with it, however rows, lists and fields showed them")
  func arrays() async throws {
    try await check("text") { Text("\($0.wrappedValue.count)") }
    try await check("rows") { ForEach($0.wrappedValue) { _ in Text("row") } }
    try await check("bound rows") { ForEach($0) { _ in Text("row") } }
    try await check("list") { List($0.wrappedValue) { _ in Text("row") } }
    try await check("lazy") { items in
      ScrollView { LazyVStack { ForEach(items.wrappedValue) { _ in Button("row") {} } } }
    }
  }

  @Test("R23 the same after focus, taps, scrolling, presentations and animations")
  func afterEvents() async throws {
    try await check(
      "tapped rows",
      acting: { host in
        try host.findAll(.button, "row").first?.tap()
        host.press(.tab)
        host.press(.downArrow)
      }
    ) { items in ForEach(items.wrappedValue) { item in Button("row") { _ = item } } }
    try await check(
      "focused list",
      acting: { host in for key in [KeyEquivalent.tab, .tab, .tab, .downArrow] { host.press(key) } }
    ) {
      items in
      List(items.wrappedValue) { _ in Text("row") }
    }
    try await check("sheet", acting: { try $0.find(.button, "open").tap() }) {
      Presenting(items: $0)
    }
    try await check("animated", acting: { try $0.find(.button, "hide").tap() }) {
      Animated(items: $0)
    }
    try await check("task", acting: { $0.advance(by: .seconds(1)) }) { items in
      Text("task").task { _ = items.wrappedValue }.onChange(of: items.wrappedValue) { _, _ in }
    }
    try await check("pushed", acting: { try $0.find(.button, "push").tap() }) { items in
      NavigationStack {
        NavigationLink("push") { ForEach(items.wrappedValue) { _ in Text("row") } }
      }
    }
    try await check("menu", acting: { try? $0.find(.button, "menu").tap() }) { items in
      Menu("menu") { ForEach(items.wrappedValue) { item in Button("item") { _ = item } } }
    }
  }

  private struct Presenting: View {
    @Binding var items: [Counted]
    @State private var isShown = false
    var body: some View {
      Button("open") { isShown = true }.sheet(isPresented: $isShown) {
        ForEach(items) { item in Button("inside") { _ = item } }
      }
    }
  }

  private struct Animated: View {
    @Binding var items: [Counted]
    @State private var isShown = true
    var body: some View {
      Button("hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
      if isShown { ForEach(items) { item in Button("inside") { _ = item } }.transition(.opacity) }
    }
  }

  @Test("R23 a removed view leaves no object behind while the host stays")
  func partsGo() throws {
    let count = Count()
    struct Toggled: View {
      let count: Count
      let isOn: Bool
      var body: some View {
        VStack {
          if isOn {
            Page(count) { items in List(items.wrappedValue) { item in Button("row") { _ = item } } }
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Toggled(count: count, isOn: true) }
    try host.find(.button, "renew").tap()
    try host.findAll(.button, "row").last?.tap()
    _ = host.screen
    host.update { Toggled(count: count, isOn: false) }
    _ = host.screen
    #expect(count.alive == 0, "\(count.alive) objects are left")
  }
}
