extension RuleExample {
  static let staleCoordinator = RuleExample(
    failing: """
      struct FieldOfFirst: UIViewRepresentable {
        let onSend: (String) -> Void

        func makeCoordinator() -> SenderOfFirst { SenderOfFirst(onSend: onSend) }
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {}
      }

      final class SenderOfFirst {
        private let onSend: (String) -> Void

        init(onSend: @escaping (String) -> Void) { self.onSend = onSend }

        func returnPressed(_ text: String) { onSend(text) }
      }

      struct ChatOfFirst: View {
        let send: (String, Int) -> Void
        @State private var contact: Int? = 1

        var body: some View {
          Button("Next") { contact = 2 }
          if let contact {
            FieldOfFirst { text in send(text, contact) }
          }
        }
      }
      """,
    fixed: """
      struct FieldOfLatest: UIViewRepresentable {
        let onSend: (String) -> Void

        func makeCoordinator() -> SenderOfLatest { SenderOfLatest(onSend: onSend) }
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.onSend = onSend
        }
      }

      final class SenderOfLatest {
        var onSend: (String) -> Void

        init(onSend: @escaping (String) -> Void) { self.onSend = onSend }

        func returnPressed(_ text: String) { onSend(text) }
      }

      struct ChatOfLatest: View {
        let send: (String, Int) -> Void
        @State private var contact: Int? = 1

        var body: some View {
          Button("Next") { contact = 2 }
          if let contact {
            FieldOfLatest { text in send(text, contact) }
          }
        }
      }
      """)
}
