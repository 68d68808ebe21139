import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A label beside its control is not broken within a word")
struct NarrowLabelTests {
  @Test("a picker with a long value keeps its label on one line")
  func picker() {
    let host = TestHost(columns: 60, rows: 6) {
      Form {
        HStack {
          Picker("Application:", selection: .constant(1)) {
            Text("Notes – com.example.notes").tag(1)
          }
          Toggle("Show all", isOn: .constant(true))
        }
      }
    }
    #expect(host.screen.contains("Application:"))
    #expect(host.screen.contains("Notes – com.example.notes"))
  }

  @Test("a label that does not fit wraps between its words")
  func words() {
    let host = TestHost(columns: 22, rows: 8) {
      Form { Picker("Preferred language", selection: .constant(1)) { Text("English").tag(1) } }
    }
    let lines = host.screen.split(separator: "\n")
    #expect(lines.contains { $0.contains("Preferred") && !$0.contains("language") })
    #expect(lines.contains { $0.contains("language") })
  }
}
