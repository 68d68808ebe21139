import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

/// A modifier around a section belongs to its header, its rows and its footer (R64).
@MainActor @Suite("Modifiers around sections")
struct ModifiedSectionTests {
  @Observable final class Log {
    var lines: [String] = []
  }

  private struct Sections<Container: View>: View {
    let log: Log
    let container: (AnyView) -> Container

    var body: some View {
      container(
        AnyView(
          Group {
            Section {
              Text("a")
              Text("b")
            }
            .overlay { Text("plain") }
            .onAppear { log.lines.append("plain") }
            Section("head") { Text("c") }
              .overlay { Text("titled") }
              .onAppear { log.lines.append("titled") }
            Section {
              Text("d")
            } header: {
              Text("top")
            } footer: {
              Text("end")
            }
            .overlay { Text("full") }
            .onAppear { log.lines.append("full") }
          }))
    }
  }

  private func check<Container: View>(
    _ name: String, _ container: @escaping (AnyView) -> Container
  ) {
    let log = Log()
    let host = TestHost(columns: 40, rows: 30) { Sections(log: log, container: container) }
    for (word, count) in [("plain", 2), ("titled", 2), ("full", 3)] {
      #expect(log.lines.filter { $0 == word }.count == count, "\(name), \(word)")
      #expect(host.findAll(.text, word).count == count, "\(name), \(word)")
    }
    host.unmount()
  }

  @Test("R64 each part has the modifier, and the space between sections has none")
  func parts() {
    check("list") { content in List { content } }
    check("form") { content in Form { content } }
    check("sidebar") { content in List { content }.listStyle(.sidebar) }
    check("stack") { content in VStack { content } }
  }
}
