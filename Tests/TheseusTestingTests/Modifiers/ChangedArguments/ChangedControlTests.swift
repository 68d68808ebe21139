import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("a control with another argument looks as one that had it from the start")
struct ChangedControlTests {
  @Test("R12 in wide and narrow windows, and after a restart")
  func changes() throws { for argument in arguments { try argument.check() } }
}

@MainActor private let arguments: [ChangedArgument] = [
  ChangedArgument("disabled") { Button("Go") {}.disabled($0) },
  ChangedArgument("labelsHidden form") { on in
    Form {
      Toggle("Wifi", isOn: .constant(true));
      Picker("P", selection: .constant(1)) { Text("One").tag(1) }
    }.labelsVisibility(on ? .hidden : .visible)
  },
  ChangedArgument("picker selection") { on in
    Picker("P", selection: .constant(on ? 1 : 2)) {
      Text("One").tag(1); Text("Twenty-two").tag(2)
    }
  },
  ChangedArgument("picker options") { on in
    Picker("P", selection: .constant(2)) {
      if on { Text("One").tag(1) }; Text("Two").tag(2)
    }.pickerStyle(.segmented)
  },
  ChangedArgument("picker inline options") { on in
    Picker("P", selection: .constant(2)) {
      ForEach(0..<(on ? 4 : 2), id: \.self) { Text("o\($0)").tag($0) }
    }.pickerStyle(.inline)
  },
  ChangedArgument("toggle label") { on in
    Toggle(on ? "Long long label" : "Short", isOn: .constant(on))
  },
  ChangedArgument("stepper label") { on in
    Stepper(on ? "Long long label" : "Short", value: .constant(1))
  },
  ChangedArgument("slider range") { on in Slider(value: .constant(5), in: 0...(on ? 10 : 20)) },
  ChangedArgument("progress") { on in
    ProgressView(value: on ? 0.2 : 0.9) { Text(on ? "Loading" : "Done") }
  },
  ChangedArgument("progress nil") { on in ProgressView("L", value: on ? nil : 0.9) },
  ChangedArgument("gauge") { on in
    Gauge(value: on ? 0.2 : 0.9) {
      Text("G")
    } currentValueLabel: {
      Text(on ? "20" : "ninety")
    }
  },
  ChangedArgument("gauge range") { on in Gauge(value: 3, in: 0...(on ? 5 : 10)) { Text("G") } },
  ChangedArgument("textfield prompt") { on in
    TextField("F", text: .constant(""), prompt: Text(on ? "type here" : "other"))
  },
  ChangedArgument("textfield axis text") { on in
    TextField(
      "F",
      text: .constant(
        on ? "one two three four five six seven eight nine ten eleven twelve" : "one"),
      axis: .vertical)
  },
  ChangedArgument("texteditor") { on in
    TextEditor(text: .constant(on ? "a\nb\nc" : "a")).frame(height: on ? 80 : 48)
  },
  ChangedArgument("secure") { on in SecureField("S", text: .constant(on ? "abc" : "")) },
  ChangedArgument("disclosure") { on in
    DisclosureGroup("D", isExpanded: .constant(on)) { Text("inside") }
  },
  ChangedArgument("disclosure label") { on in
    DisclosureGroup(isExpanded: .constant(true)) {
      Text("inside")
    } label: {
      Text(on ? "long\nlabel" : "s")
    }
  },
  ChangedArgument("groupbox") { on in GroupBox(on ? "Title" : "") { Text("inside") } },
  ChangedArgument("groupbox title view") { on in
    GroupBox {
      Text("inside")
    } label: {
      if on { Text("Title") }
    }
  },
  ChangedArgument("controlgroup") { on in
    ControlGroup {
      Button("A") {}; if on { Button("B") {} }
    }
  },
  ChangedArgument("labeledContent") { on in
    Form { LabeledContent(on ? "Longer label" : "L", value: on ? "v" : "value") }
  },
  ChangedArgument("datepicker") { on in
    DatePicker(
      "D", selection: .constant(Date(timeIntervalSince1970: on ? 0 : 5e8)),
      displayedComponents: .date
    ).environment(\.timeZone, .gmt)
  },
  ChangedArgument("datepicker components") { on in
    DatePicker(
      "D", selection: .constant(Date(timeIntervalSince1970: 0)),
      displayedComponents: on ? .date : [.date, .hourAndMinute]
    ).environment(\.timeZone, .gmt)
  },
  ChangedArgument("colorpicker") { on in ColorPicker("C", selection: .constant(on ? .red : .blue))
  },
  ChangedArgument("link") { on in Link(on ? "Longer" : "L", destination: URL(string: "http://a.b")!)
  },
  ChangedArgument("menu label") { on in Menu(on ? "Longer" : "L") { Button("x") {} } },
  ChangedArgument("menu indicator") { on in
    Menu("M") { Button("x") {} }.menuIndicator(on ? .hidden : .visible)
  },
  ChangedArgument("badge list") { on in List { Text("a").badge(on ? 3 : 0) }.frame(height: 48) },
  ChangedArgument("badge text") { on in List { Text("a").badge(on ? "new" : nil) }.frame(height: 48)
  },
  ChangedArgument("redacted") { on in Text("secret").redacted(reason: on ? .placeholder : []) },
  ChangedArgument("privacy") { on in
    Text("secret").privacySensitive().redacted(reason: on ? .privacy : [])
  },
  ChangedArgument("hidden labels slider") { on in
    Slider(value: .constant(5), in: 0...10) {
      Text("L")
    } minimumValueLabel: {
      Text(on ? "min" : "m")
    } maximumValueLabel: {
      Text("max")
    }
  },
  ChangedArgument("contentUnavailable") { on in
    ContentUnavailableView(
      on ? "None" : "Nothing at all", systemImage: "star", description: on ? Text("desc") : nil)
  },
  ChangedArgument("button role") { on in Button("Go", role: on ? .destructive : nil) {} },
  ChangedArgument("tint") { on in
    Button("Go") {}.buttonStyle(.borderedProminent).tint(on ? .red : .blue)
  },
  ChangedArgument("text concat") { on in Text("a") + Text(on ? "bbb" : "c").bold() },
  ChangedArgument("markdown") { on in
    Text(on ? LocalizedStringKey("**b** `c`") : LocalizedStringKey("plain"))
  },
  ChangedArgument("format") { on in
    Text(1234.5, format: on ? .number : .number.precision(.fractionLength(3)))
  },
  ChangedArgument("date style") { on in
    Text(Date(timeIntervalSince1970: 0), style: on ? .date : .time).environment(\.timeZone, .gmt)
  },
]
