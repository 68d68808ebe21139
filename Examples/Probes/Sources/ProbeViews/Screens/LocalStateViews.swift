import SwiftUI

struct NamedCounter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

struct TwoCounters: View {
  var body: some View {
    HStack {
      NamedCounter(name: "Left")
      NamedCounter(name: "Right")
    }
  }
}

struct EqualIDs: View {
  var body: some View {
    HStack {
      VStack { NamedCounter(name: "Left").id(1) }
      VStack { NamedCounter(name: "Right").id(1) }
    }
  }
}

struct StepCounter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("Steps", value: $count)
      Text("Taken: \(count)")
    }
  }
}

struct NewTask: View {
  @State private var newEntryText = ""

  var body: some View {
    VStack {
      TextField("New task", text: $newEntryText)
      Text("Will add: \(newEntryText)")
    }
  }
}

struct LabeledToggle: View {
  let label: String
  @Binding var isOn: Bool

  var body: some View { Toggle(label, isOn: $isOn) }
}

struct ToggleParent: View {
  @State private var isEnabled = false

  var body: some View {
    VStack {
      LabeledToggle(label: "Enable", isOn: $isEnabled)
      Text("Parent says: \(isEnabled ? "on" : "off")")
    }
  }
}

struct FocusedField: View {
  @State private var newEntryText = ""
  @FocusState private var addFieldFocused: Bool

  var body: some View {
    VStack {
      Button("Write") { addFieldFocused = true }
      TextField("New task", text: $newEntryText)
        .focused($addFieldFocused)
      Button("Leave") { addFieldFocused = false }
    }
  }
}

/// Stores the category outside; the binding consists of two closures.
struct CategoryPicker: View {
  @State private var stored: Int?
  private let categories = [(1, "Home"), (2, "Errands")]

  var body: some View {
    VStack {
      Picker("Category", selection: Binding(get: { stored }, set: { stored = $0 })) {
        Text("None").tag(nil as Int?)
        ForEach(categories, id: \.0) { Text($0.1).tag($0.0 as Int?) }
      }
      Text("Stored: \(categories.first { $0.0 == stored }?.1 ?? "none")")
    }
  }
}

// MARK: Identity

struct TitleEditor: View {
  @State private var edits = 0

  var body: some View {
    Button("Edits: \(edits)") { edits += 1 }
  }
}

struct EditingArms: View {
  @State private var isEditing = false

  var body: some View {
    VStack {
      Toggle("Editing", isOn: $isEditing)
      if isEditing {
        TitleEditor()
      } else {
        Text("Buy bread")
      }
    }
  }
}

struct GroupLine: View {
  let name: String
  @State private var done = 0

  var body: some View {
    Button("\(name): \(done)") { done += 1 }
  }
}

struct TodoGroups: View {
  @State private var groups = ["Work"]

  var body: some View {
    VStack {
      Button("Put home first") { groups = ["Home", "Work"] }
      ForEach(groups, id: \.self) { group in
        Section {
          GroupLine(name: group)
        } header: {
          Text("Group \(group)")
        }
      }
    }
  }
}

struct TitleField: View {
  @State private var text: String

  init(title: String) { _text = State(initialValue: title) }

  var body: some View { TextField("Title", text: $text) }
}

struct CurrentTodo: View {
  let resets: Bool
  @State private var current = Todo(id: 1, text: "Bread")

  var body: some View {
    VStack {
      Button("Next") { current = Todo(id: 2, text: "Milk") }
      if resets {
        TitleField(title: current.text).id(current.id)
      } else {
        TitleField(title: current.text)
      }
    }
  }
}

// MARK: Other wrappers

struct StoredPreference: View {
  @AppStorage("resolvedWithNotes") private var resolvedWithNotes = false

  var body: some View {
    VStack {
      Toggle("Resolved with notes", isOn: $resolvedWithNotes)
      StoredElsewhere()
    }
  }
}

struct StoredElsewhere: View {
  @AppStorage("resolvedWithNotes") private var resolvedWithNotes = false

  var body: some View { Text("Elsewhere: \(resolvedWithNotes ? "with notes" : "without")") }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var accentWord: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct EnvironmentOwner: View {
  @State private var accent = "plain"

  var body: some View {
    VStack {
      Button("Loud") { accent = "loud" }
      Between()
    }
    .environment(\.accentWord, accent)
  }
}

/// Passes nothing on and reads nothing.
struct Between: View {
  var body: some View {
    let _ = ProbeLog.note("between body")
    AccentReader()
  }
}

struct AccentReader: View {
  @Environment(\.accentWord) private var accent

  var body: some View { Text("Accent: \(accent)") }
}

// MARK: Exercises

struct Requests: View {
  @State private var numberRequest = 0
  @State private var flagRequest = false
  @State private var numberAsked = 0
  @State private var flagAsked = 0

  var body: some View {
    VStack {
      Button("Ask by number") { numberRequest += 1 }
      Button("Ask by flag") { flagRequest = true }
      Text("Number asked: \(numberAsked)")
      Text("Flag asked: \(flagAsked)")
    }
    .onChange(of: numberRequest) { numberAsked += 1 }
    .onChange(of: flagRequest) { flagAsked += 1 }
  }
}

struct MonthParent: View {
  @State private var pass = 1

  var body: some View {
    VStack {
      Button("Parent again") { pass += 1 }
      MonthView(pass: pass)
    }
  }
}

struct MonthView: View {
  let pass: Int
  @State private var displayMonth: Int = {
    ProbeLog.note("month made")
    return ProbeLog.counts["month made"] ?? 0
  }()

  init(pass: Int) { self.pass = pass }

  var body: some View { Text("Month: \(displayMonth)") }
}
