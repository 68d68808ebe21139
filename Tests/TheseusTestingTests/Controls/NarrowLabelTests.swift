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

  @Test("a picker is only as wide as its value where its longest choice leaves the label no line")
  func longChoice() throws {
    let host = TestHost(columns: 50, rows: 6) {
      Form {
        Picker("Demo server", selection: .constant(1)) {
          Text("English").tag(1)
          Text("The one with the longest name of them all").tag(2)
        }
      }
    }
    let lines = host.screen.split(separator: "\n")
    #expect(lines.contains { $0.contains("Demo server") && $0.contains("English") })
    let wide = TestHost(columns: 80, rows: 6) {
      Form {
        Picker("Demo server", selection: .constant(1)) {
          Text("English").tag(1)
          Text("The one with the longest name of them all").tag(2)
        }
      }
    }
    // With enough space, choosing moves nothing.
    let start = try #require(wide.screen.range(of: "English")?.lowerBound)
    #expect(wide.screen.distance(from: wide.screen.startIndex, to: start) < 40)
  }

  @Test("a value that leaves no space for a word of the label, with its symbol, is cut off")
  func longValue() throws {
    let host = TestHost(columns: 40, rows: 6) {
      Form {
        Picker(selection: .constant(1)) {
          Text("The candy cupboard in the hall upstairs").tag(1)
        } label: {
          Label("Location", systemImage: "star")
        }
      }
    }
    let line = try #require(
      host.screen.split(separator: "\n").first { $0.contains("Location") }, "\(host.screen)")
    #expect(line.contains("The candy") && line.contains("…") && line.contains("▾"), "\(line)")
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
