extension RuleExample {
  static let keptEntry = RuleExample(
    failing: """
      struct ComposerKept: View {
        let contact: String
        let send: (String, String) -> Void
        @State private var text = ""

        var body: some View {
          TextField("Message", text: $text)
          Button("Send") { send(text, contact) }
        }
      }

      struct ChatKept: View {
        @State private var contact = "Ada"

        var body: some View {
          Button("Bob") { contact = "Bob" }
          ComposerKept(contact: contact) { _, _ in }
        }
      }
      """,
    fixed: """
      struct ComposerOfContact: View {
        let contact: String
        let send: (String, String) -> Void
        @State private var text = ""

        var body: some View {
          TextField("Message", text: $text)
          Button("Send") { send(text, contact) }
        }
      }

      struct ChatOfContact: View {
        @State private var contact = "Ada"

        var body: some View {
          Button("Bob") { contact = "Bob" }
          ComposerOfContact(contact: contact) { _, _ in }.id(contact)
        }
      }
      """)
}
