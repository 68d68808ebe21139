import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A plain number is in the locale of its surroundings, whatever shows the text")
struct NumberFormsTests {
  private let german = Locale(identifier: "de_DE")

  private func host<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> TestHost {
    let german = german
    return TestHost(columns: 60, rows: 10) { view().environment(\.locale, german) }
  }

  @Test("numbers in texts, buttons and labels are grouped")
  func views() throws {
    let count = 1234
    let host = host {
      VStack {
        Text("\(count) texts")
        Button("\(count) buttons") {}
        Label("\(count) labels", systemImage: "star")
        Toggle("\(count) toggles", isOn: .constant(true))
      }
    }
    for word in ["texts", "labels"] { #expect(host.screen.contains("1.234 \(word)")) }
    _ = try host.find(.button, "1.234 buttons")
    _ = try host.find(.toggle, "1.234 toggles")
  }

  @Test("labels and values that are read out, also of fields")
  func spoken() throws {
    let (count, half) = (1234, 0.5)
    let host = host {
      VStack {
        Button("x") {}.accessibilityLabel("\(count) things")
        Text("y").accessibilityValue("\(half)").accessibilityLabel("part")
        TextField("\(count) fields", text: .constant(""))
        TextField("prompted", text: .constant(""), prompt: Text("at most \(count)"))
      }
    }
    _ = try host.find(.button, "1.234 things")
    #expect(try host.find(.text, "part").value == "0,500000")
    _ = try host.find(.textField, "1.234 fields")
    #expect(host.screen.contains("at most 1.234"))
  }

  private struct Page: View {
    @State private var locale = Locale(identifier: "de_DE")
    let count = 1234
    var body: some View {
      NavigationStack {
        Button("to English") { locale = Locale(identifier: "en_US") }
          .accessibilityLabel("\(count) steps")
          .navigationTitle("\(count) items").navigationSubtitle("of \(count)")
      }
      .environment(\.locale, locale)
    }
  }

  @Test("titles of bars and labels, which follow when the locale changes")
  func titles() throws {
    let host = TestHost(columns: 50, rows: 6) { Page() }
    #expect(host.screen.contains("1.234 items") && host.screen.contains("of 1.234"))
    try host.find(.button, "1.234 steps").tap()
    #expect(host.screen.contains("1,234 items") && host.screen.contains("of 1,234"))
    _ = try host.find(.button, "1,234 steps")
  }

  @Test("an alert's title, shown and read out")
  func alerts() throws {
    let count = 1234
    let host = host {
      Text("behind").alert("Delete \(count) items?", isPresented: .constant(true)) {
        Button("No") {}
      }
    }
    #expect(host.screen.contains("Delete 1.234 items?"))
    _ = try host.find(.alert, "Delete 1.234 items?")
  }
}
