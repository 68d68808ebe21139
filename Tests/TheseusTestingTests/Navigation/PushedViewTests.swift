import Testing
import TheseusTesting

@MainActor @Suite("pushed views follow their pushers")
struct PushedViewTests {
  /// A view with a state of its own.
  private struct Page: View {
    let word: String
    @State private var count = 0
    var body: some View { Button("\(word) \(count)") { count += 1 } }
  }

  private func texts(_ host: TestHost) -> [String] { host.findAll(.button).map(\.label) }

  @Test("R73 a link's pushed view shows its pusher's newest values and keeps its own state")
  func link() throws {
    struct Stack: View {
      let word: String
      var body: some View {
        NavigationStack { NavigationLink("go") { Page(word: word) } }
      }
    }
    let host = TestHost { Stack(word: "old") }
    try host.find(.button, "go").tap()
    try host.find(.button, "old 0").tap()
    host.update { Stack(word: "new") }
    #expect(texts(host) == ["new 1"])
    #expect(host.trace.ended(Page.self).isEmpty)
    host.press(.escape)
    #expect(host.trace.ended(Page.self).map(\.cause.kind) == [.popped])
    try host.find(.button, "go").tap()
    #expect(texts(host) == ["new 0"])
  }

  private struct Presenter: View {
    let word: String
    @State private var isShown = false
    @State private var item: Int?
    @State private var count = 0
    let usesItem: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Button("shown \(isShown) \(item ?? 0)") {
            if usesItem { item = 7 } else { isShown = true }
          }
        }
        .navigationDestination(isPresented: $isShown) {
          VStack {
            Page(word: "\(word) \(count)")
            Button("more") { count += 1 }
            Button("leave") { isShown = false }
          }
        }
        .navigationDestination(item: $item) { number in
          VStack {
            Page(word: "\(word) \(number)")
            Button("next") { item = number + 1 }
            Button("leave") { item = nil }
          }
        }
      }
    }
  }

  @Test(
    "R73 navigationDestination(isPresented:) shows its newest closure with current values and state"
  )
  func isPresented() throws {
    let host = TestHost { Presenter(word: "old", usesItem: false) }
    try host.find(.button, "shown false 0").tap()
    try host.find(.button, "old 0 0").tap()
    try host.find(.button, "more").tap()
    #expect(texts(host) == ["old 1 1", "more", "leave"])
    host.update { Presenter(word: "new", usesItem: false) }
    #expect(texts(host) == ["new 1 1", "more", "leave"])
    try host.find(.button, "leave").tap()
    #expect(texts(host) == ["shown false 0"])
  }

  @Test("R73 navigationDestination(item:) shows the newest item; nil pops it")
  func item() throws {
    let host = TestHost { Presenter(word: "item", usesItem: true) }
    try host.find(.button, "shown false 0").tap()
    try host.find(.button, "item 7 0").tap()
    try host.find(.button, "next").tap()
    #expect(texts(host) == ["item 8 1", "next", "leave"])
    try host.find(.button, "leave").tap()
    #expect(texts(host) == ["shown false 0"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test(
    "R73 going back by key dismisses the presenter: it can push again",
    arguments: [false, true])
  func goingBack(_ usesItem: Bool) throws {
    let host = TestHost { Presenter(word: "w", usesItem: usesItem) }
    for _ in 0..<2 {
      try host.find(.button, "shown false 0").tap()
      #expect(texts(host).last == "leave")
      host.press(.escape)
      #expect(texts(host) == ["shown false 0"])
    }
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R31 an app that is restored with a presented page shows it")
  func restored() throws {
    let host = TestHost { Presenter(word: "w", usesItem: false) }
    try host.find(.button, "shown false 0").tap()
    let other = TestHost(restoring: try host.snapshot()) { Presenter(word: "w", usesItem: false) }
    #expect(texts(other) == texts(host))
  }

  @Test("R51 a pushed view keeps nothing alive once it was popped and its stack has ended")
  func letsGo() throws {
    final class Token {}
    struct Held: View {
      let token: Token
      @State private var own: Token?
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("go") { Text("page").onAppear { [token] in _ = token } }
            Button("show") { isShown = true }
          }
          .navigationDestination(isPresented: $isShown) {
            Text("shown").onAppear {
              _ = token
              isShown = true
            }
          }
        }
      }
    }
    var token: Token? = Token()
    weak let watched = token
    let host = TestHost { [token] in if let token { Held(token: token) } }
    for target in ["go", "show"] {
      try host.find(nil, target).tap()
      host.press(.escape)
    }
    host.update { Text("none") }
    token = nil
    #expect(watched == nil)
  }
}
