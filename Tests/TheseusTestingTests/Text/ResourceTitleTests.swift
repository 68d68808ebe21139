#if !canImport(Darwin)
  import Foundation
  import TheseusTesting
  import TheseusViews
  import Testing

  @MainActor @Suite("a title that is a resource is in the locale of its surroundings")
  struct ResourceTitleTests {
    private struct Page: View {
      let title: LocalizedStringResource = "\(1234) items"
      @State private var isShown = false
      @State private var isOn = true
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            Button(title) { isShown = true }
            Toggle(title, isOn: $isOn)
            TextField(title, text: $text)
            ProgressView(title, value: 0.5)
            NavigationLink(title, value: 1)
          }
          .navigationTitle(title)
          .navigationDestination(for: Int.self) { Text("page \($0)") }
          .alert(title, isPresented: $isShown) { Button("Close") {} }
        }
        .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }

    private struct FurtherPage: View {
      let title: LocalizedStringResource = "\(1234) items"
      @State private var isOn = true
      @State private var text = ""
      @State private var number = 1
      @State private var said = ""
      var body: some View {
        Form {
          Section(title, isExpanded: $isOn) { Text("row") }
          Menu(title) {
            Button("Item") {}
          } primaryAction: {
            said = "main"
          }
          TextField(title, value: $number, format: .number)
          SecureField(title, text: $text, prompt: Text("prompt"))
          Stepper(title, value: $number, in: 0...3)
          Text("said: \(said)")
        }
        .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }

    @Test("of menus with an action, sections that fold, fields and steppers")
    func further() throws {
      let host = TestHost(columns: 60, rows: 20) { FurtherPage() }
      let titles = host.screen.split(separator: "\n").filter { $0.contains("1.234 items") }
      #expect(titles.count >= 4, "\(host.screen)")
      _ = try host.find(.stepper, "1.234 items")
      try host.find(.menu, "1.234 items").tap()
      #expect(host.screen.contains("said: main"), "\(host.screen)")
    }

    @Test("of controls, pages and alerts")
    func titles() throws {
      let host = TestHost(columns: 60, rows: 16) { Page() }
      _ = try host.find(.toggle, "1.234 items")
      _ = try host.find(.textField, "1.234 items")
      _ = try host.find(.progressBar, "1.234 items")
      #expect(host.screen.split(separator: "\n").first?.contains("1.234 items") == true)
      try host.find(.button, "1.234 items").tap()
      #expect(host.findAll(.button, "Close").count == 1)
      #expect(host.screen.contains("1.234 items"))
    }
  }
#endif
