import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Pages are pushed and popped by those who mean them")
struct LateNavigationTests {
  @MainActor private final class Kept { var dismiss: [String: () -> Void] = [:] }

  private struct Page: View {
    let name: String
    let kept: Kept
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("page \(name)").onAppear {
        if kept.dismiss[name] == nil { kept.dismiss[name] = { dismiss() } }
      }
    }
  }

  @Test("R73 dismiss of a page that was popped closes no other page", arguments: [true, false])
  func lateDismiss(isBound: Bool) throws {
    struct Stack: View {
      let kept: Kept
      let isBound: Bool
      @State private var path: [String] = []
      var body: some View {
        if isBound {
          NavigationStack(path: $path) { root }
        } else {
          NavigationStack { root }
        }
      }
      private var root: some View {
        VStack {
          NavigationLink("go a", value: "a")
          NavigationLink("go b", value: "b")
        }
        .navigationDestination(for: String.self) { Page(name: $0, kept: kept) }
      }
    }
    let kept = Kept()
    let host = TestHost { Stack(kept: kept, isBound: isBound) }
    try host.find(.button, "go a").tap()
    #expect(host.screen.contains("page a"))
    host.press(.escape)
    try host.find(.button, "go b").tap()
    kept.dismiss["a"]?()
    host.flush()
    #expect(host.screen.contains("page b"))
    host.press(.escape)
    try host.find(.button, "go a").tap()
    kept.dismiss["a"]?()
    host.flush()
    #expect(host.screen.contains("page a"), "another page for the same value")
    host.press(.escape)
    try host.find(.button, "go b").tap()
    kept.dismiss["b"]?()
    host.flush()
    #expect(host.screen.contains("page b"))
  }

  @Test("R73 dismiss of the page on top closes it")
  func dismissOnTop() throws {
    struct Stack: View {
      let kept: Kept
      var body: some View {
        NavigationStack { NavigationLink("go") { Page(name: "a", kept: kept) } }
      }
    }
    let kept = Kept()
    let host = TestHost { Stack(kept: kept) }
    try host.find(.button, "go").tap()
    kept.dismiss["a"]?()
    host.flush()
    #expect(!host.screen.contains("page a"))
  }

  @Test("R9 R88 links work after the identity of the stack's content has changed")
  func newIdentity() throws {
    struct Stack: View {
      @State private var generation = 0
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("go", value: 7)
            Button("renew") { generation += 1 }
          }
          .navigationDestination(for: Int.self) { Text("page \($0) of \(generation)") }
          .id(generation)
        }
      }
    }
    let host = TestHost { Stack() }
    for generation in 1...2 {
      try host.find(.button, "renew").tap()
      try host.find(.button, "go").tap()
      #expect(host.screen.contains("page 7 of \(generation)"))
      host.press(.escape)
    }
    #expect(host.trace.issues.isEmpty)
  }

  private struct Swapped: View {
    @State private var first = false
    @State private var second = false
    @State private var item: Int?
    var body: some View {
      NavigationStack {
        VStack {
          Text("first \(first) second \(second) item \(item ?? 0)")
          Button("show first") { first = true }
          Button("show second") { second = true }
        }
        .navigationDestination(isPresented: $first) {
          Button("first to second") {
            first = false
            second = true
          }
          Button("first to item") {
            item = 3
            first = false
          }
        }
        .navigationDestination(isPresented: $second) {
          Button("second to first") {
            first = true
            second = false
          }
        }
        .navigationDestination(item: $item) { Text("item page \($0)") }
      }
    }
  }

  @Test("R73 of two destinations that are swapped in one action the second shows")
  func swapped() throws {
    let host = TestHost { Swapped() }
    try host.find(.button, "show first").tap()
    try host.find(.button, "first to second").tap()
    try host.find(.button, "second to first").tap()
    try host.find(.button, "first to item").tap()
    #expect(host.screen.contains("item page 3"))
    host.press(.escape)
    #expect(host.screen.contains("first false second false item 0"))
  }
}
