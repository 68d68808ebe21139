import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Tags and selections of optional types")
struct OptionalTagTests {
  @Test("R86 a picker of an optional takes plain tags, unless they exclude optionals")
  func picker() throws {
    struct Page: View {
      @State private var choice: Int? = 1
      let included: Bool
      var body: some View {
        Picker("Number", selection: $choice) {
          Text("one").tag(1, includeOptional: included)
          Text("two").tag(2, includeOptional: included)
        }
        .pickerStyle(.inline)
        Text("chosen \(choice.map(String.init) ?? "none")")
      }
    }
    let both = TestHost(columns: 30, rows: 8) { VStack { Page(included: true) } }
    #expect(both.trace.issues.isEmpty)
    try both.find(.picker, "Number").select("two")
    #expect(both.screen.contains("chosen 2"))
    let exact = TestHost(columns: 30, rows: 8) { VStack { Page(included: false) } }
    #expect(exact.trace.issues.map(\.kind) == [.invalidSelection])
    #expect(exact.screen.contains("chosen 1"))
    try? exact.find(.picker, "Number").select("two")
    #expect(exact.screen.contains("chosen 1"))
  }

  @Test("R86 a tag that excludes optionals is still a tag of its own type")
  func ownType() throws {
    struct Page: View {
      @State private var choice = 1
      @State private var row: Int?
      var body: some View {
        VStack {
          Picker("Number", selection: $choice) {
            Text("one").tag(1, includeOptional: false)
            Text("two").tag(2, includeOptional: false)
          }
          .pickerStyle(.inline)
          List(selection: $row) {
            Text("first").tag(10, includeOptional: false)
            Text("second").tag(20, includeOptional: false)
          }
          Text("chosen \(choice) \(row ?? 0)")
        }
      }
    }
    let host = TestHost(columns: 30, rows: 12) { Page() }
    try host.find(.picker, "Number").select("two")
    try host.find(.row, "second").tap()
    #expect(host.screen.contains("chosen 2 20"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R86 a tab view of an optional takes plain tags, unless they exclude optionals")
  func tabs() {
    struct Page: View {
      @State private var choice: String? = "b"
      let included: Bool
      var body: some View {
        TabView(selection: $choice) {
          Text("page a").tabItem { Text("A") }.tag("a", includeOptional: included)
          Text("page b").tabItem { Text("B") }.tag("b", includeOptional: included)
        }
      }
    }
    let both = TestHost(columns: 30, rows: 6) { Page(included: true) }
    #expect(both.screen.contains("page b") && both.trace.issues.isEmpty)
    let exact = TestHost(columns: 30, rows: 6) { Page(included: false) }
    #expect(!exact.screen.contains("page b"))
    #expect(exact.trace.issues.map(\.kind) == [.invalidSelection])
  }

  @Test("R86 a list of a set of optionals takes plain tags, unless they exclude optionals")
  func list() throws {
    struct Page: View {
      @State private var chosen: Set<Int?> = []
      var body: some View {
        VStack {
          List(selection: $chosen) {
            Text("both").tag(1)
            Text("exact").tag(2, includeOptional: false)
          }
          Text("chosen \(chosen.count)")
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    try host.find(.row, "exact").tap()
    #expect(host.screen.contains("chosen 0"))
    try host.find(.row, "both").tap()
    #expect(host.screen.contains("chosen 1"))
  }

  @Test("R86 a number of another type is another tag")
  func types() {
    let host = TestHost(columns: 30, rows: 6) {
      TabView(selection: .constant(UInt8(1))) {
        Text("page").tabItem { Text("A") }.tag(1)
      }
    }
    #expect(!host.screen.contains("page"))
    #expect(host.trace.issues.map(\.kind) == [.invalidSelection])
  }
}
