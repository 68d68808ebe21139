import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("Lazy rows hand up preferences in the order of the rows")
struct LazyPreferenceOrderTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @MainActor private final class Log { var names: [String] = [] }

  private struct Screen: View {
    let log: Log
    let isList: Bool
    @State private var rows = ["d", "e", "f"]

    var body: some View {
      VStack {
        Button("before") { rows.insert("a", at: 0) }
        Button("between") { rows.insert("x", at: 2) }
        Button("reverse") { rows.reverse() }
        Group {
          if isList {
            List(rows, id: \.self) { row($0) }
          } else {
            ScrollView { LazyVStack { ForEach(rows, id: \.self) { row($0) } } }
          }
        }
        .onPreferenceChange(Names.self) { log.names = $0 }
      }
    }

    @ViewBuilder private func row(_ name: String) -> some View {
      if name == "e" { Text("none") } else { Text(name).preference(key: Names.self, value: [name]) }
    }
  }

  @Test("R65 R70 of rows that were created later and of rows that moved", arguments: [true, false])
  func order(isList: Bool) throws {
    let log = Log()
    let host = TestHost { Screen(log: log, isList: isList) }
    #expect(log.names == ["d", "f"])
    try host.find(.button, "before").tap()
    #expect(log.names == ["a", "d", "f"])
    try host.find(.button, "between").tap()
    #expect(log.names == ["a", "d", "x", "f"])
    try host.find(.button, "reverse").tap()
    #expect(log.names == ["f", "x", "d", "a"])
  }
}
