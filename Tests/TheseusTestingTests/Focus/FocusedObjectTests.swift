import OpenCombine
import TheseusTesting
import TheseusViews
import Testing

private final class Draft: ObservableObject {
  @Published var title: String
  init(_ title: String) { self.title = title }
}

@MainActor @Suite("focused objects: what the focused view provides to the rest of the app")
struct FocusedObjectTests {
  private struct Status: View {
    @FocusedObject private var draft: Draft?
    var body: some View {
      VStack {
        Text("draft \(draft?.title ?? "none")")
        Button("shout") { $draft?.title.wrappedValue = "LOUD" }.keyboardShortcut(
          "s", modifiers: [.control, .option])
      }
    }
  }

  private struct Drafts: View {
    @StateObject private var first = Draft("one")
    @StateObject private var second = Draft("two")
    var body: some View {
      VStack {
        Status()
        Button("first") { first.title += "!" }.focusedObject(first)
        Button("second") {}.focusedObject(second)
        Button("elsewhere") {}
      }
    }
  }

  @Test("the object of the focused view, and its changes")
  func follows() throws {
    let host = TestHost { Drafts() }
    #expect(host.screen.contains("draft none"))
    try host.find(.button, "first").focus()
    #expect(host.screen.contains("draft one"))
    try host.find(.button, "first").tap()
    #expect(host.screen.contains("draft one!"))
    try host.find(.button, "second").focus()
    #expect(host.screen.contains("draft two"))
    host.press("s", modifiers: [.control, .option])
    #expect(host.screen.contains("draft LOUD"))
    try host.find(.button, "elsewhere").focus()
    #expect(host.screen.contains("draft none"))
  }

  @Test("that of the scene, wherever focus is")
  func scene() throws {
    struct Scene: View {
      @StateObject private var draft = Draft("whole")
      var body: some View {
        VStack {
          Status()
          Button("here") {}
        }
        .focusedSceneObject(draft)
      }
    }
    let host = TestHost { Scene() }
    #expect(host.screen.contains("draft whole"))
    try host.find(.button, "here").focus()
    #expect(host.screen.contains("draft whole"))
  }
}
