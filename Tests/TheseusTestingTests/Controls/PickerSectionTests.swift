import Testing
import TheseusTesting

@MainActor @Suite("headers, footers and dividers among a picker's choices are no choices")
struct PickerSectionTests {
  enum Look: CaseIterable { case menu, inline, radio, wheel, segmented, palette, link }

  private struct Country: Identifiable {
    let id: String
    let cities: [String]
  }

  private struct Page: View {
    let look: Look
    @State private var city = "Paris"
    private let countries = [
      Country(id: "France", cities: ["Paris", "Lyon"]), Country(id: "Italy", cities: ["Rome"]),
    ]
    var body: some View {
      VStack(alignment: .leading) {
        Text("in \(city)")
        switch look {
        case .menu: picker.pickerStyle(.menu)
        case .inline: picker.pickerStyle(.inline)
        case .radio: picker.pickerStyle(.radioGroup)
        case .wheel: picker.pickerStyle(.wheel)
        case .segmented: picker.pickerStyle(.segmented)
        case .palette: picker.pickerStyle(.palette)
        case .link: picker.pickerStyle(.navigationLink)
        }
      }
    }

    private var picker: some View {
      Picker("City", selection: $city) {
        Text("Nowhere").tag("nowhere")
        Divider()
        ForEach(countries) { country in
          Section {
            ForEach(country.cities, id: \.self) { Text($0) }
          } header: {
            Text(country.id)
          } footer: {
            Text("all of \(country.id)")
          }
        }
      }
    }
  }

  @Test("each choice can be chosen by its name", arguments: Look.allCases)
  func choices(_ look: Look) throws {
    let host = TestHost(columns: 80, rows: 24) { Page(look: look) }
    let picker = try host.find(.picker, "City")
    for (name, city) in [("Rome", "Rome"), ("Nowhere", "nowhere"), ("Lyon", "Lyon")] {
      try picker.select(name)
      #expect(host.screen.contains("in \(city)"))
    }
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a list shows them, and a click on them chooses nothing", arguments: [Look.inline, .radio])
  func clicks(_ look: Look) throws {
    let host = TestHost(columns: 60, rows: 24) { Page(look: look) }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    for name in ["France", "all of France", "Italy", "all of Italy"] {
      let row = try #require(lines.firstIndex { $0.contains(name) })
      for column in [8, 12] {
        host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
        host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
      }
      #expect(host.screen.contains("in Paris"))
    }
    #expect(host.trace.issues.isEmpty)
  }

  @Test("arrow keys pass them", arguments: [Look.inline, .radio, .wheel])
  func arrows(_ look: Look) throws {
    let host = TestHost(columns: 60, rows: 24) { Page(look: look) }
    #expect(host.screen.contains("France") && host.screen.contains("all of Italy"))
    let lines = host.screen.split(separator: "\n").map(String.init)
    let order = ["Nowhere", "France", "Lyon", "all of France", "Italy", "Rome"]
    let places = order.map { name in lines.firstIndex { $0.contains(name) } ?? -1 }
    #expect(places == places.sorted() && !places.contains(-1))
    try host.find(.picker, "City").focus()
    for city in ["Lyon", "Rome"] {
      host.press(.downArrow)
      #expect(host.screen.contains("in \(city)"))
    }
    for city in ["Lyon", "Paris", "nowhere"] {
      host.press(.upArrow)
      #expect(host.screen.contains("in \(city)"))
    }
  }

  @Test("an open menu shows them, and its keys pass them")
  func menu() throws {
    let host = TestHost(columns: 60, rows: 24) { Page(look: .menu) }
    #expect(!host.screen.contains("France"))
    try host.find(.picker, "City").tap()
    #expect(host.screen.contains("France") && host.screen.contains("all of Italy"))
    #expect(host.findAll(.menuItem).count == 4)
    host.press(.home)
    var met: [String] = []
    for _ in 0..<4 {
      met.append(host.focused?.label ?? "none")
      host.press(.downArrow)
    }
    #expect(met == ["Nowhere", "Paris", "Lyon", "Rome"])
  }

  @Test("arrow keys pass choices without a value")
  func untagged() throws {
    struct Page: View {
      @State private var choice = 1
      var body: some View {
        Text("choice \(choice)")
        Picker("Number", selection: $choice) {
          Text("one").tag(1)
          Text("none")
          Text("word").tag("two")
          Text("three").tag(3)
        }
        .pickerStyle(.inline)
      }
    }
    let host = TestHost(columns: 40, rows: 12) { VStack { Page() } }
    try host.find(.picker, "Number").focus()
    host.press(.downArrow)
    #expect(host.screen.contains("choice 3"))
    host.press(.upArrow)
    #expect(host.screen.contains("choice 1"))
  }
}
