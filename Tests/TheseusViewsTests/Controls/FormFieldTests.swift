import Testing
import TheseusTesting

@MainActor @Suite("titles of fields in forms")
struct FormFieldTests {
  private struct Page: View {
    @State var name = ""
    @State var secret = ""
    @State var amount = 5
    var hides = false
    var body: some View {
      Form {
        TextField("Name", text: $name)
        TextField("City", text: $name, prompt: Text("where"))
        SecureField("Password", text: $secret)
        TextField("Amount", value: $amount, format: .number)
        TextField("Notes", text: $name, axis: .vertical)
      }
      .labelsVisibility(hides ? .hidden : .automatic)
    }
  }

  private func line(_ text: String, _ host: TestHost) -> String? {
    host.screen.split(separator: "\n").first { $0.contains(text) }.map(String.init)
  }

  @Test("a filled field keeps its title, in every form of a field")
  func filled() throws {
    let host = TestHost(columns: 50, rows: 12) { Page(name: "Ada", secret: "abc") }
    #expect(line("Name", host)?.contains("Ada") == true, "\(host.screen)")
    #expect(line("City", host)?.contains("Ada") == true)
    #expect(line("Notes", host)?.contains("Ada") == true)
    #expect(line("Amount", host)?.contains("5") == true)
    #expect(line("Password", host) != nil && !host.screen.contains("abc"))
  }

  @Test("an empty field shows its title once, and its prompt")
  func empty() throws {
    let host = TestHost(columns: 50, rows: 12) { Page() }
    let name = try #require(line("Name", host))
    #expect(name.ranges(of: "Name").count == 1, "\(host.screen)")
    #expect(line("City", host)?.contains("where") == true, "\(host.screen)")
  }

  @Test("fields with titles of different lengths begin at one column, and take typed text")
  func aligned() throws {
    let host = TestHost(columns: 50, rows: 12) { Page() }
    let fields = host.findAll(.textField)
    #expect(Set(fields.map(\.frame.x)).count == 1 && fields.count == 4)
    try host.find(.textField, "Name").type("Grace")
    #expect(try host.find(.textField, "City").value == "Grace")
    #expect(host.findAll(.text).isEmpty, "titles are read with their fields")
  }

  @Test("hidden labels, fields in labeled content and fields beside other views have no title")
  func without() throws {
    let hidden = TestHost(columns: 50, rows: 12) { Page(name: "Ada", hides: true) }
    #expect(!hidden.screen.contains("Name"), "\(hidden.screen)")
    struct Nested: View {
      @State private var text = "Ada"
      var body: some View {
        Form {
          LabeledContent("Given name") { TextField("Inner", text: $text) }
          HStack {
            Text("Beside")
            TextField("Other", text: $text)
          }
        }
      }
    }
    let nested = TestHost(columns: 60, rows: 8) { Nested() }
    #expect(!nested.screen.contains("Inner") && !nested.screen.contains("Other"))
    let outside = TestHost(columns: 50, rows: 4) { TextField("Name", text: .constant("Ada")) }
    #expect(!outside.screen.contains("Name"))
  }

  @Test("modifiers of a field keep its title")
  func modified() throws {
    struct Modified: View {
      @State private var text = "Ada"
      @FocusState private var focus: Bool
      var body: some View {
        Form {
          Section("Person") {
            TextField("Name", text: $text)
              .textContentType(.name).autocorrectionDisabled().focused($focus)
              .onSubmit {}.submitLabel(.done)
          }
        }
      }
    }
    let host = TestHost(columns: 50, rows: 8) { Modified() }
    #expect(line("Name", host)?.contains("Ada") == true, "\(host.screen)")
  }
}
