import Testing
import TheseusTesting

/// The part of UIKit that the example needs, which this platform does not have.
@MainActor protocol UIViewRepresentable: View {
  associatedtype Coordinator
  func makeCoordinator() -> Coordinator
  func makeUIView(context: Context) -> UITextField
  func updateUIView(_ view: UITextField, context: Context)
}

extension UIViewRepresentable {
  var body: some View { EmptyView() }
}

struct Context { let coordinator: SenderOfLatest }
final class UITextField {}

// failing:
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
// end

// fixed:
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
// end

@MainActor @Suite("The example of stale_coordinator")
struct StaleCoordinatorExample {
  @Test("stale_coordinator: a coordinator that no update changes calls the first closure")
  func runs() {
    var sent: [Int] = []
    let latest = SenderOfLatest { _ in sent.append(1) }
    let context = Context(coordinator: latest)
    let first = FieldOfFirst { _ in sent.append(1) }.makeCoordinator()
    FieldOfFirst { _ in sent.append(2) }.updateUIView(UITextField(), context: context)
    first.returnPressed("a")
    FieldOfLatest { _ in sent.append(2) }.updateUIView(UITextField(), context: context)
    latest.returnPressed("a")
    #expect(sent == [1, 2])
  }

  @Test("stale_coordinator: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "stale_coordinator", file: #filePath).check() }
}
