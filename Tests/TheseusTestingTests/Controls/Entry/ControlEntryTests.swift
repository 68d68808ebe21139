import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("controls of a form write what they offer")
struct ControlEntryTests {
  private struct Steppers: View {
    @State private var count = 4
    @State private var size = 0.5
    @State private var log: [String] = []
    @State private var page = 1
    var body: some View {
      Form {
        Stepper("Count \(count)", value: $count, in: 0...10, step: 3) {
          log.append($0 ? "begin" : "end")
        }
        Stepper("Size", value: $size, in: 0...1, step: 0.25, format: .percent)
        Stepper("Page \(page)") {
          page += 1
        } onDecrement: {
          page -= 1
        }
        Text("size \(size) log \(log.joined(separator: ","))")
      }
    }
  }

  @Test("a stepper stays in its bounds")
  func stepper() throws {
    let host = TestHost(columns: 70, rows: 20) { Steppers() }
    try host.find(.stepper, "Count 4").increment()
    _ = try host.find(.stepper, "Count 7")
    try host.find(.stepper, "Count 7").increment()
    _ = try host.find(.stepper, "Count 10")
    #expect(host.screen.contains("begin") && host.screen.contains("end"))
    for _ in 0..<3 { try? host.find(.stepper, "Count 10").increment() }
    _ = try host.find(.stepper, "Count 10")
    for _ in 0..<5 { try? host.findAll(.stepper)[0].decrement() }
    #expect(
      host.findAll(.stepper)[0].label == "Count 1" || host.findAll(.stepper)[0].label == "Count 0")
  }

  @Test("a stepper with a format shows the value in it")
  func formatted() throws {
    let host = TestHost(columns: 70, rows: 20) { Steppers() }
    #expect(host.screen.contains("50%"))
    try host.find(.stepper, "Size").increment()
    #expect(host.screen.contains("75%") && host.screen.contains("size 0.75"))
    #expect(try host.find(.stepper, "Size").value == "75%")
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Size") })
    let line = Array(lines[row])
    func press(_ glyph: Character) throws {
      let column = try #require(line.lastIndex(of: glyph))
      host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
      host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
    }
    try press("–")
    #expect(host.screen.contains("50%") && host.screen.contains("size 0.5"))
    try press("+")
    #expect(host.screen.contains("75%"))
    // The value is no button.
    try press("%")
    #expect(host.screen.contains("75%"))
    try host.find(.stepper, "Size").increment()
    #expect(host.screen.contains("100%") && host.screen.contains("size 1.0"))
    try host.find(.stepper, "Page 1").increment()
    try host.find(.stepper, "Page 2").increment()
    try host.find(.stepper, "Page 3").decrement()
    _ = try host.find(.stepper, "Page 2")
  }

  private struct Sliders: View {
    @State private var value = 20.0
    @State private var log: [String] = []
    @State private var whole: Double = 3
    var body: some View {
      Form {
        Slider(value: $value, in: 0...10) {
          Text("Value")
        } onEditingChanged: {
          log.append($0 ? "begin" : "end")
        }
        Slider(value: $whole, in: 1...5, step: 1) {
          Text("Whole")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        Text("value \(value) whole \(Int(whole)) log \(log.joined(separator: ","))")
      }
    }
  }

  @Test("a slider outside its bounds is not rewritten until it is moved")
  func slider() throws {
    let host = TestHost(columns: 70, rows: 20) { Sliders() }
    #expect(host.screen.contains("value 20.0"))
    try host.find(.slider, "Value").decrement()
    #expect(!host.screen.contains("value 20.0"))
    #expect(host.screen.contains("log begin,end"))
    #expect(host.screen.contains("low") && host.screen.contains("high"))
    for _ in 0..<7 { try? host.find(.slider, "Whole").increment() }
    #expect(host.screen.contains("whole 5"))
    for _ in 0..<7 { try? host.find(.slider, "Whole").decrement() }
    #expect(host.screen.contains("whole 1"))
  }

  private struct Sources: View {
    @State private var a = true
    @State private var b = false
    @State private var c = true
    var body: some View {
      Form {
        Toggle("All", sources: [$a, $b, $c], isOn: \.self)
        Toggle("A", isOn: $a)
        Toggle("B", isOn: $b)
        Toggle("C", isOn: $c)
      }
    }
  }

  @Test("a toggle of several sources is mixed, then on for all, then off for all")
  func sources() throws {
    let host = TestHost(columns: 40, rows: 20) { Sources() }
    #expect(try host.find(.toggle, "All").value == "mixed")
    try host.find(.toggle, "All").toggle()
    #expect(host.findAll(.toggle).map(\.value) == ["on", "on", "on", "on"])
    try host.find(.toggle, "All").toggle()
    #expect(host.findAll(.toggle).map(\.value) == ["off", "off", "off", "off"])
    try host.find(.toggle, "B").toggle()
    #expect(try host.find(.toggle, "All").value == "mixed")
  }

  private struct Topic: Identifiable {
    let id: Int
    var isOn: Bool
  }

  private struct Topics: View {
    @State private var topics = (0..<3).map { Topic(id: $0, isOn: $0 == 1) }
    @State private var chosen: Set<String> = ["x"]
    var body: some View {
      Form {
        Toggle("Every", sources: $topics, isOn: \.isOn)
        ForEach($topics) { $topic in Toggle("T\(topic.id)", isOn: $topic.isOn) }
        ForEach(["x", "y"], id: \.self) { name in
          Toggle(
            name,
            isOn: Binding {
              chosen.contains(name)
            } set: {
              if $0 { chosen.insert(name) } else { chosen.remove(name) }
            })
        }
        Text("chosen \(chosen.sorted().joined())")
        Button("Remove") { topics.remove(at: 0) }
      }
    }
  }

  @Test("R80 a toggle of a collection follows its elements, also after one is removed")
  func collection() throws {
    let host = TestHost(columns: 40, rows: 20) { Topics() }
    #expect(try host.find(.toggle, "Every").value == "mixed")
    try host.find(.toggle, "T0").toggle()
    try host.find(.toggle, "T2").toggle()
    #expect(try host.find(.toggle, "Every").value == "on")
    try host.find(.button, "Remove").tap()
    try host.find(.toggle, "T1").toggle()
    #expect(try host.find(.toggle, "Every").value == "mixed")
    try host.find(.toggle, "Every").toggle()
    #expect(try host.find(.toggle, "T1").value == "on")
    try host.find(.toggle, "y").toggle()
    try host.find(.toggle, "x").toggle()
    #expect(host.screen.contains("chosen y"))
    #expect(host.trace.issues.isEmpty)
  }

  private enum Size: String, CaseIterable { case small, large }

  private struct Pickers: View {
    @State private var size = Size.small
    @State private var city = "Rome"
    @State private var country = "Italy"
    @State private var log: [String] = []
    private let cities = ["Italy": ["Rome", "Milan"], "France": ["Paris", "Lyon"]]
    var body: some View {
      Form {
        Picker("Segmented", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Picker("Inline", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.inline)
        Picker("Country", selection: $country) {
          ForEach(["Italy", "France"], id: \.self) { Text($0) }
        }
        Picker("City", selection: $city) {
          ForEach(cities[country] ?? [], id: \.self) { Text($0) }
        }
        Text("size \(size.rawValue) city \(city) log \(log.joined(separator: ","))")
      }
      .onChange(of: country) { city = cities[country]?.first ?? "" }
      .onChange(of: city) { log.append(city) }
    }
  }

  @Test("pickers of two styles show one choice")
  func styles() throws {
    let host = TestHost(columns: 60, rows: 24) { Pickers() }
    try host.find(.picker, "Segmented").select("large")
    #expect(host.screen.contains("size large"))
    try host.find(.picker, "Inline").select("small")
    #expect(host.screen.contains("size small"))
    #expect(try host.find(.picker, "Segmented").value == "small")
  }

  @Test("R86 a choice that depends on another is corrected in onChange without an issue")
  func dependent() throws {
    let host = TestHost(columns: 60, rows: 24) { Pickers() }
    try host.find(.picker, "Country").select("France")
    #expect(host.screen.contains("city Paris log Paris"))
    #expect(try host.find(.picker, "City").value == "Paris")
    try host.find(.picker, "City").select("Lyon")
    #expect(host.screen.contains("city Lyon"))
    try host.find(.picker, "Country").select("Italy")
    #expect(try host.find(.picker, "City").value == "Rome")
    #expect(host.trace.issues.isEmpty)
  }

  private static let day: TimeInterval = 86_400

  private struct Dates: View {
    @State private var start = Date(timeIntervalSince1970: 10 * day)
    @State private var end: Date?
    var body: some View {
      Form {
        DatePicker("Start", selection: $start, displayedComponents: .date)
        Toggle(
          "Ends",
          isOn: Binding {
            end != nil
          } set: {
            end = $0 ? start : nil
          })
        if let end {
          DatePicker(
            "End",
            selection: Binding {
              end
            } set: {
              self.end = $0
            }, in: start...,
            displayedComponents: .date)
        }
        Text("days \(end.map { Int($0.timeIntervalSince(start) / day) } ?? -1)")
        Button("Later") { start += 5 * day }
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("the end of a range cannot be before its start; it comes and goes with a toggle")
  func range() throws {
    let host = TestHost(columns: 60, rows: 20) { Dates() }
    #expect(host.screen.contains("days -1"))
    try host.find(.toggle, "Ends").toggle()
    #expect(host.screen.contains("days 0"))
    #expect(host.findAll(.picker).count == 2)
    for _ in 0..<2 { try? host.find(.picker, "End").decrement() }
    #expect(host.screen.contains("days 0"))
    try host.find(.button, "Later").tap()
    // The end is now before the start: it is the app's value, and stays until it is edited.
    #expect(host.screen.contains("days -5"))
    try host.find(.toggle, "Ends").toggle()
    #expect(host.findAll(.picker).count == 1)
    #expect(host.screen.contains("days -1"))
  }

  private struct Colors: View {
    @State private var color = Color.red
    var body: some View {
      Form {
        ColorPicker("Tint", selection: $color, supportsOpacity: false)
        Text(color == .red ? "is red" : "is other")
      }
    }
  }

  @Test("a color picker has its label and leaves the color until one is chosen")
  func color() throws {
    let host = TestHost(columns: 60, rows: 20) { Colors() }
    #expect(host.screen.contains("Tint") && host.screen.contains("is red"))
    let picker = try #require(
      host.findAll(nil, "Tint").first { $0.role != .text }, "\(host.root.tree)")
    try picker.focus()
    host.press(.return)
    host.press(.escape)
    #expect(host.screen.contains("is red"))
  }

  private struct Details: View {
    @State private var hasGift = false
    @State private var message = ""
    var body: some View {
      Form {
        Toggle("Gift", isOn: $hasGift.animation())
        if hasGift {
          TextField("Message", text: $message)
          OwnNote()
        }
        LabeledContent("Total", value: 12.5, format: .currency(code: "USD"))
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private struct OwnNote: View {
    @State private var note = ""
    var body: some View { TextField("Note", text: $note) }
  }

  @Test("R4 what a hidden part of a form owns starts again; what the form owns stays")
  func hidden() throws {
    let host = TestHost(columns: 60, rows: 20) { Details() }
    #expect(host.screen.contains("$12.50"))
    try host.find(.toggle, "Gift").toggle()
    host.advance(by: .seconds(1))
    try host.find(.textField, "Message").type("hi")
    try host.find(.textField, "Note").type("own")
    try host.find(.toggle, "Gift").toggle()
    host.advance(by: .seconds(1))
    #expect(host.findAll(.textField).isEmpty)
    try host.find(.toggle, "Gift").toggle()
    host.advance(by: .seconds(1))
    #expect(try host.find(.textField, "Message").value == "hi")
    #expect(try host.find(.textField, "Note").value == "")
  }
}
