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
