import TestSupport
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a session in which nothing had focus")
struct NothingFocusedTests {
  /// A field that takes focus when the app starts, below pages that do not.
  private struct Pages: View {
    @State private var text = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      VStack {
        NavigationStack {
          List(["a", "b"], id: \.self) { NavigationLink("go \($0)", value: $0) }
            .navigationDestination(for: String.self) { Text("page \($0)") }
        }
        TextField("Note", text: $text)
          .focused($isTyping)
          .onAppear { isTyping = true }
      }
    }
  }

  /// The app with a page that was opened from the list.
  private func opened() throws -> TestHost {
    let host = TestHost { Pages() }
    #expect(host.focused?.role == .textField)
    try host.find(.list).focus()
    host.press(.return)
    #expect(host.screen.contains("page a") && host.focused == nil, "\(host.screen)")
    return host
  }

  @Test("R32 continues without focus, whatever views ask for when they appear")
  func nothing() throws {
    let next = TestHost(restoring: try opened().snapshot()) { Pages() }
    #expect(next.screen.contains("page a"), "\(next.screen)")
    #expect(next.focused == nil)
    // The keys of the page are not typed into the field.
    next.press("x")
    #expect(try next.find(.textField).value != "x")
  }

  @Test("R32 continues without focus again, and the way back leads to the list")
  func twice() throws {
    let next = TestHost(restoring: try opened().snapshot()) { Pages() }
    let third = TestHost(restoring: try next.snapshot()) { Pages() }
    #expect(third.focused == nil)
    third.press(.escape)
    #expect(third.focused?.role == .list)
  }

  @Test("R32 an element whose focus was taken away has none after a restart")
  func takenAway() throws {
    struct Field: View {
      @State private var text = ""
      @FocusState private var isTyping: Bool
      var body: some View {
        VStack {
          TextField("Note", text: $text)
            .focused($isTyping)
            .onAppear { isTyping = true }
          Button("Leave") { isTyping = false }.keyboardShortcut("l", modifiers: .control)
        }
      }
    }
    let host = TestHost { Field() }
    #expect(host.focused?.role == .textField)
    host.press("l", modifiers: .control)
    #expect(host.focused == nil)
    let next = TestHost(restoring: try host.snapshot()) { Field() }
    #expect(next.focused == nil)
    // From here on focus moves as ever.
    try next.find(.textField).focus()
    #expect(next.focused?.role == .textField)
  }

  @Test("R32 where nothing has ever had focus, the next start begins with it")
  func never() throws {
    struct Buttons: View {
      let asks: Bool
      @FocusState private var isFirst: Bool
      var body: some View {
        Button("First") {}
          .focused($isFirst)
          .onAppear { isFirst = asks }
      }
    }
    let host = TestHost { Buttons(asks: false) }
    #expect(host.focused == nil)
    let next = TestHost(restoring: try host.snapshot()) { Buttons(asks: true) }
    #expect(next.focused?.label == "First")
  }

  @Test("R82 an alert that opens at the start has focus all the same")
  func alert() throws {
    struct Asking: View {
      let asks: Bool
      @State private var isAsking = false
      var body: some View {
        Pages()
          .onAppear { isAsking = asks }
          .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
    let host = TestHost { Asking(asks: false) }
    try host.find(.list).focus()
    host.press(.return)
    #expect(host.focused == nil)
    let next = TestHost(restoring: try host.snapshot()) { Asking(asks: true) }
    #expect(next.focused?.label == "Yes", "\(next.screen)")
  }
}
