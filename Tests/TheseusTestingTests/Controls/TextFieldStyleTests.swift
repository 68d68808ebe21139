import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("custom styles of text fields")
struct TextFieldStyleTests {
  private struct Arrowed: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? "->" : "-x")
        configuration
      }
    }
  }

  private struct Page: View {
    @State private var name = ""
    @State private var secret = "abc"
    @FocusState private var isNaming: Bool
    @State private var said = ""
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $name).focused($isNaming).onSubmit { said = "submitted \(name)" }
        SecureField("Secret", text: $secret)
        Text(said)
        Button("go") { isNaming = true }
      }
      .textFieldStyle(Arrowed())
    }
  }

  @Test("R43 the style's views surround the field, which can be edited, submitted and focused")
  func styled() throws {
    let host = TestHost(columns: 30, rows: 5) { Page() }
    #expect(host.screen.split(separator: "\n").filter { $0.hasPrefix("->") }.count == 2)
    #expect(!host.screen.contains("abc"))
    try host.find(.button, "go").tap()
    host.type("Ada")
    host.press(.return)
    #expect(host.screen.contains("submitted Ada"))
  }

  @Test("the system's style inside takes it back")
  func systems() {
    let host = TestHost(columns: 30, rows: 2) {
      TextField("Name", text: .constant("x")).textFieldStyle(.plain).textFieldStyle(Arrowed())
    }
    #expect(!host.screen.contains("->") && host.screen.contains("x"))
  }
}
