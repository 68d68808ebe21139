import SwiftUI

/// Local state and bindings: every code sample of a unit on them, the broken ones beside the ones
/// that work.
extension Probe {
  static let localState: [Probe] =
    stateAndBinding + focusAndCustomBindings + alerts + identityOfState + otherWrappers + exercises

  private static let stateAndBinding: [Probe] = [
    Probe(
      "state.counter", "A counter", "The struct is thrown away at every update; the count is not.",
      rules: ["R20", "R22"],
      steps: [.tap("Count: 0"), .tap("Count: 1"), .text("Count: ", is: "2", about: "Counter")]
    ) { Counter() },
    Probe(
      "state.twoPlaces", "The same view at two places", "Two places are two counters.",
      rules: ["R1"],
      steps: [.tap("Left: 0"), .text("Left: ", is: "1"), .text("Right: ", is: "0")]
    ) { TwoCounters() },
    Probe(
      "state.stepper", "A stepper on $count",
      "The stepper writes to the state through the binding.", rules: ["R80"],
      steps: [.increment("Steps"), .increment("Steps"), .text("Taken: ", is: "2")]
    ) { StepCounter() },
    Probe(
      "state.newTask", "A text field on $newEntryText", "The field writes to the state.",
      rules: ["R80"],
      steps: [
        .type("Milk", into: "New task"), .field("New task", is: "Milk"),
        .text("Will add: ", is: "Milk"),
      ]
    ) { NewTask() },
    Probe(
      "state.binding", "A binding handed down",
      "The child has no storage: it reads and writes the parent's.", rules: ["R25", "R80"],
      steps: [.toggle("Enable"), .toggle("Enable", is: "on"), .text("Parent says: ", is: "on")]
    ) { ToggleParent() },
  ]

  private static let focusAndCustomBindings: [Probe] = [
    Probe(
      "state.focus", "Focus as state",
      "Setting the value moves focus; the field receives the typed text.", rules: ["R82"],
      steps: [
        .focus("New task", is: false), .tap("Write"), .focus("New task", is: true), .tap("Leave"),
        .focus("New task", is: false),
      ]
    ) { FocusedField() },
    Probe(
      "state.customBinding", "Binding(get:set:)",
      "The picker reads and writes a store that it does not know.", rules: ["R80"],
      steps: [
        .text("Stored: ", is: "none"), .select("Errands", of: "Category"),
        .text("Stored: ", is: "Errands"),
      ]
    ) { CategoryPicker() },
  ]

  private static let alerts: [Probe] = [
    Probe(
      "alerts.brokenReturn", "One optional drives the alert and holds its payload; Return",
      "Return dismisses before the action runs: the payload is nil and nothing is set.",
      rules: ["R81"],
      steps: [
        .tap("Set URL…"), .type("theseus.dev", into: "URL"), .pressReturn, .absent("URL"),
        .text("URL is ", is: "nothing"),
      ]
    ) { BrokenAlert() },
    Probe(
      "alerts.brokenClick", "The same; the button is clicked",
      "A click runs the action first: it works, and so the fault stays hidden.",
      rules: ["R81"],
      steps: [
        .tap("Set URL…"), .type("theseus.dev", into: "URL"), .tap("Set"),
        .text("URL is ", is: "theseus.dev for Bread"),
      ]
    ) { BrokenAlert() },
    Probe(
      "alerts.correctReturn",
      "A Bool drives the alert, the optional only holds the payload; Return",
      "The payload is still there when the action runs.", rules: ["R81"],
      steps: [
        .tap("Set URL…"), .type("theseus.dev", into: "URL"), .pressReturn, .absent("URL"),
        .text("URL is ", is: "theseus.dev for Bread"),
      ]
    ) { CorrectAlert() },
    Probe(
      "alerts.correctClick", "The same; the button is clicked", "It works either way.",
      rules: ["R81"],
      steps: [
        .tap("Set URL…"), .type("theseus.dev", into: "URL"), .tap("Set"),
        .text("URL is ", is: "theseus.dev for Bread"),
      ]
    ) { CorrectAlert() },
    Probe(
      "alerts.presenting", "alert(_:isPresented:presenting:)",
      "The alert keeps its item, whatever happens to the optional.",
      rules: ["R81"],
      steps: [
        .tap("Set URL…"), .type("theseus.dev", into: "URL"), .pressReturn,
        .text("URL is ", is: "theseus.dev for Bread"),
      ]
    ) { PresentingAlert() },
  ]

  private static let identityOfState: [Probe] = [
    Probe(
      "identity.arms", "A field in one arm, text in the other",
      "The content of an arm is created each time the arm is taken.", rules: ["R2"],
      steps: [
        .toggle("Editing"), .tap("Edits: 0"), .text("Edits: ", is: "1"), .toggle("Editing"),
        .shown("Buy bread"), .toggle("Editing"),
        .text("Edits: ", is: "0", about: "TitleEditor"),
      ]
    ) { EditingArms() },
    Probe(
      "identity.groups", "Groups by id", "A group that stays keeps its rows; a new one begins.",
      rules: ["R6", "R13"],
      steps: [
        .tap("Work: 0"), .tap("Put home first"), .text("Work: ", is: "1", about: "GroupLine"),
        .text("Home: ", is: "0"),
      ]
    ) { TodoGroups() },
    Probe(
      "identity.id", ".id(todo.id) on a field",
      "Another todo is another field: the typed text is lost.", rules: ["R9", "R84"],
      steps: [
        .type("!", into: "Title"), .field("Title", is: "Bread!"), .tap("Next"),
        .field("Title", is: "Milk", about: "TitleField"),
      ]
    ) { CurrentTodo(resets: true) },
    Probe(
      "identity.noID", "The same without .id",
      "The same position is the same field: it shows the first todo forever.",
      rules: ["R20", "R30"],
      steps: [
        .type("!", into: "Title"), .field("Title", is: "Bread!"), .tap("Next"),
        .field("Title", is: "Bread!", about: "TitleField"),
      ]
    ) { CurrentTodo(resets: false) },
    Probe(
      "identity.siblingIDs", "The same id twice, in different parents",
      "An id is unique among siblings only.", rules: ["R9"],
      steps: [.tap("Left: 0"), .text("Left: ", is: "1"), .text("Right: ", is: "0")]
    ) { EqualIDs() },
  ]

  private static let otherWrappers: [Probe] = [
    Probe(
      "wrappers.storage", "@AppStorage", "All readers of a key follow a change.", rules: ["R83"],
      steps: [.toggle("Resolved with notes"), .text("Elsewhere: ", is: "with notes")]
    ) { StoredPreference() },
    Probe(
      "wrappers.environment", "@Environment",
      "A reader runs when its key's value changes, whatever views are between.", rules: ["R42"],
      steps: [
        .text("Accent: ", is: "plain"), .tap("Loud"),
        .text("Accent: ", is: "loud", about: "AccentReader"),
        .noted("between body", times: 1, about: "Between"),
      ]
    ) { EnvironmentOwner() },
  ]

  private static let exercises: [Probe] = [
    Probe(
      "exercises.request", "A request as a number",
      "A higher number asks again; a Bool that is already true asks nothing.",
      rules: ["R24", "R85"],
      steps: [
        .tap("Ask by number"), .tap("Ask by number"), .text("Number asked: ", is: "2"),
        .tap("Ask by flag"), .tap("Ask by flag"),
        .text("Flag asked: ", is: "1"),
      ]
    ) { Requests() },
    Probe(
      "exercises.rename", "The broken pattern in an alert without a field",
      "Without a field nothing dismisses early: the button is pressed, and the action runs first.",
      rules: ["R81"],
      steps: [.tap("Rename…"), .tap("Rename"), .text("Renamed: ", is: "Groceries")]
    ) { RenameAlert() },
    Probe(
      "exercises.month", "An initial value that is computed",
      "The expression runs whenever the struct is made; only the first value is kept.",
      rules: ["R20", "R21"],
      steps: [
        .text("Month: ", is: "1"), .tap("Parent again"),
        .text("Month: ", is: "1", about: "MonthView"), .noted("month made", times: 2),
      ]
    ) { MonthParent() },
  ]
}
