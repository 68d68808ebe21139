import Foundation
import TheseusTesting
import Testing

@testable import TheseusViews

private struct Names: View {
  @State private var query = ""
  @State private var submitted = ""
  private let names = ["Ada", "Grace", "Barbara"]

  var body: some View {
    NavigationStack {
      List(names.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }, id: \.self)
      { Text($0) }
      .overlay { if !query.isEmpty && submitted == query { Text("submitted \(submitted)") } }
      .searchable(text: $query, prompt: "Find a name")
      .onSubmit(of: .search) { submitted = query }
      .navigationTitle("Names")
    }
  }
}

@MainActor @Suite("A searchable view has a field that filters it")
struct SearchTests {
  @Test("typing filters, Return submits the search, Escape empties the field")
  func search() throws {
    let host = TestHost(columns: 40, rows: 10) { Names() }
    let field = try host.find(.textField)
    #expect(field.label == "Find a name")
    try field.type("ra")
    #expect(
      host.screen.contains("Grace") && host.screen.contains("Barbara")
        && !host.screen.contains("Ada"))
    host.press(.return)
    #expect(host.screen.contains("submitted ra"))
    host.press(.escape)
    #expect(host.screen.contains("Ada") && !host.screen.contains("submitted"))
  }
}

@MainActor @Suite("a TimelineView follows the host's clock")
struct TimelineViewTests {
  @Test("its content is evaluated again at each time of the schedule, and not in between")
  func ticks() async throws {
    struct Ticks: View {
      @State private var seen = Seen()
      var body: some View {
        TimelineView(.animation(minimumInterval: 10)) { context in
          Text("at \(seen.seconds(context.date))")
        }
      }
    }
    final class Seen {
      var first: Date?
      func seconds(_ date: Date) -> Int {
        first = first ?? date
        return Int(date.timeIntervalSince(first ?? date).rounded())
      }
    }
    let host = TestHost(columns: 20, rows: 1) { Ticks() }
    try await host.settle()
    #expect(host.screen.contains("at 0"))
    host.advance(by: .seconds(5))
    try await host.settle()
    #expect(host.screen.contains("at 0"))
    host.advance(by: .seconds(6))
    try await host.settle()
    #expect(host.screen.contains("at 10"))
    host.advance(by: .seconds(20))
    try await host.settle()
    #expect(host.screen.contains("at 30"))
  }
}
