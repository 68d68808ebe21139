import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a chat scrolls to each new message while its field keeps focus")
struct ChatTests {
  @Test("onSubmit adds to a list and scrolls to the new row while the field keeps focus")
  func chat() throws {
    struct Chat: View {
      struct Message: Identifiable, Hashable { let id: Int; let text: String }
      @State private var messages = (0..<30).map { Message(id: $0, text: "old \($0)") }
      @State private var draft = ""
      @FocusState private var focused: Bool
      var body: some View {
        VStack {
          ScrollViewReader { proxy in
            List(messages) { Text($0.text) }
              .onChange(of: messages) { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
              .onAppear { proxy.scrollTo(29) }
          }
          TextField("Draft", text: $draft).focused($focused)
            .onSubmit {
              guard !draft.isEmpty else { return }
              messages.append(Message(id: messages.count, text: draft))
              draft = ""
              focused = true
            }
        }
        .defaultFocus($focused, true)
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Chat() }
    #expect(host.focused?.label == "Draft")
    #expect(host.screen.contains("old 29"))
    for word in ["one", "two", "three"] {
      host.type(word)
      host.press(.return)
      #expect(host.screen.contains(word))
      #expect(host.focused?.label == "Draft")
      #expect(try host.find(.textField, "Draft").value == "")
    }
    try host.find(.list).scroll(by: -100)
    #expect(host.screen.contains("old 0"))
    host.type("four")
    host.press(.return)
    #expect(host.screen.contains("four"))
  }
}
