import SwiftUI

/// The attribute graph: dependencies, and which bodies run.
extension Probe {
  static let graph: [Probe] = [
    Probe(
      "graph.spreadsheet", "A spreadsheet",
      "A3 = A1 + A2: a change of A1 computes A3 again and leaves A2 alone.", rules: ["R25", "R40"],
      steps: [
        .text("A3: ", is: "15"), .tap("A1 = 7"), .text("A3: ", is: "17", about: "Sum"),
        .noted("A2 body", times: 1, about: "CellA2"),
        .noted("A3 body", times: 2, about: "Sum"),
      ]
    ) { Spreadsheet() },
    Probe(
      "graph.drift", "Two states that copy each other",
      "The child keeps the first value: nothing leads from the parent to it.",
      rules: ["R20", "R30"],
      steps: [
        .tap("+1"), .tap("+1"), .text("Child says: ", is: "Updated: 0", about: "DriftingChild"),
        .text("Parent says: ", is: "Updated: 2"),
      ]
    ) { DriftingParent() },
    Probe(
      "graph.driftFixed", "One state, handed down",
      "One source of truth: the child shows what the parent has.", rules: ["R40"],
      steps: [
        .tap("+1"), .tap("+1"), .text("Child says: ", is: "Updated: 2", about: "FollowingChild"),
      ]
    ) { FollowingParent() },
    Probe(
      "graph.equalWrite", "Writing an equal value", "An equal value runs nothing.",
      rules: ["R24"],
      steps: [.tap("Write 0 again"), .noted("owner body", times: 1, about: "EqualWriter")]
    ) { EqualWriter() },
    Probe(
      "graph.passesBinding", "A parent that only passes $x",
      "Passing a binding is no read: the parent's body does not run.",
      rules: ["R25"],
      steps: [
        .tap("Bound: 0"), .text("Bound: ", is: "1", about: "BoundChild"),
        .noted("passer body", times: 1, about: "Passer"),
      ]
    ) { Passer() },
    Probe(
      "graph.observedObject", "An ObservableObject",
      "A view that declares it runs at any change of it; a plain reference runs nothing.",
      rules: ["R52"],
      steps: [
        .tap("Rename"), .text("Declared: ", is: "new", about: "DeclaringView"),
        .text("Plain: ", is: "old", about: "PlainReference"),
      ]
    ) { ObjectOwner() },
    Probe(
      "graph.stateObject", "@StateObject against @ObservedObject made in place",
      """
      @StateObject is made once; an object made in the declaration is new at each pass of the \
      parent.
      """,
      rules: ["R53"],
      steps: [
        .noted("kept object", times: 1), .tap("Parent again"), .tap("Parent again"),
        .noted("kept object", times: 1),
      ]
    ) { ObjectParent() },
    Probe(
      "graph.observable", "An @Observable object",
      "Only a body that read the property runs when it changes.", rules: ["R50"],
      steps: [
        .tap("Rename"), .text("Name: ", is: "new", about: "NameReader"),
        .noted("name body", times: 2, about: "NameReader"),
        .noted("size body", times: 1, about: "SizeReader"),
        .noted("passing body", times: 1, about: "ObservablePasser"),
      ]
    ) { ObservablePasser() },
    Probe(
      "graph.toggle", "When does state die?",
      "With the identity: a view that was removed starts with the initial value.",
      rules: ["R4", "R23"],
      steps: [
        .tap("Count: 0"), .tap("Count: 1"), .text("Count: ", is: "2"), .toggle("Show"),
        .absent("Count: 2"), .toggle("Show"),
        .text("Count: ", is: "0", about: "Counter"),
      ]
    ) { ShowParent() },
    Probe(
      "graph.deinit", "The object in a state that ended",
      "It ends with the identity, in the same update.", rules: ["R23"],
      steps: [.noted("object ended", times: 0), .toggle("Show"), .noted("object ended", times: 1)]
    ) { ObjectShowParent() },
    Probe(
      "graph.arms", "if isLoggedIn … else …",
      "The two arms are two identities with nothing in common.", rules: ["R2"],
      steps: [
        .tap("Login tries: 0"), .toggle("Logged in"),
        .text("Home visits: ", is: "0", about: "HomeView"), .toggle("Logged in"),
        .text("Login tries: ", is: "0", about: "LoginView"),
      ]
    ) { LoginSwitch() },
    Probe(
      "graph.rows", "Rows by id",
      "A removed row's state ends, a new row's begins, the others keep theirs.", rules: ["R6"],
      steps: [
        .tap("b: 0"), .tap("Remove a"), .text("b: ", is: "1", about: "NamedCounter"), .tap("Add a"),
        .text("a: ", is: "0", about: "NamedCounter"),
      ]
    ) { RowsByID() },
    Probe(
      "graph.id", ".id(someValue), the reset button", "Another value is another view.",
      rules: ["R9"],
      steps: [.tap("Count: 0"), .tap("Reset"), .text("Count: ", is: "0", about: "Counter")]
    ) { IDReset() },
    Probe(
      "graph.init", "init is no place to set things up",
      "It runs at each pass of the parent; the graph keeps the first value.",
      rules: ["R20", "R21"],
      steps: [
        .tap("Parent again"), .tap("Parent again"), .noted("child init", times: 3),
        .text("Started with: ", is: "1", about: "InitChild"),
      ]
    ) { InitParent() },
    Probe(
      "graph.oneEvent", "Two writes in one event", "One event is one update: bodies run once.",
      rules: ["R26"],
      steps: [
        .tap("Both"), .text("Sum: ", is: "2", about: "TwoWrites"),
        .noted("two writes body", times: 2, about: "TwoWrites"),
      ]
    ) { TwoWrites() },
  ]
}
