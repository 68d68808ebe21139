import SwiftUI

/// Four findings of a formal model of identity, each with the form that surprises and the form that
/// does not.
extension Probe {
  static let findings: [Probe] =
    modifierFindings + forEachFindings + erasureFindings + optionalFindings + openQuestions

  private static let modifierFindings: [Probe] = [
    Probe(
      "findings.modifier", "A conditional inside a modifier",
      """
      The view that applies the modifier keeps its draft; what is inside the content begins anew \
      when the branch flips.
      """,
      rules: ["R11"],
      steps: [
        .type("Ann", into: "Name"), .tap("Strokes: 0"), .toggle("Editing"),
        .field("Name", is: "Ann"),
        .text("Strokes: ", is: "0", about: "Strokes"),
      ]
    ) { EditingSwitch { ConditionalProfile(isEditing: $0) } },
    Probe(
      "findings.modifierFixed", "The condition in the argument",
      "One expression in both cases: nothing is recreated.", rules: ["R12"],
      steps: [
        .type("Ann", into: "Name"), .tap("Strokes: 0"), .toggle("Editing"),
        .field("Name", is: "Ann"),
        .text("Strokes: ", is: "1", about: "Strokes"),
      ]
    ) { EditingSwitch { SteadyProfile(isEditing: $0) } },
  ]

  private static let forEachFindings: [Probe] = [
    Probe(
      "findings.idSelf", "ForEach by \\.self, a value edited in place",
      "The edited value is another id: its row is recreated, closed.",
      rules: ["R6"],
      steps: [
        .tap("Buy bread"), .text("Buy bread is ", is: "open"), .tap("Edit"),
        .text("Buy sourdough is ", is: "closed", about: "TodoRow"),
        .text("Call Mum is ", is: "closed"),
      ]
    ) { TodoListBySelf() },
    Probe(
      "findings.idStable", "ForEach by a stable id",
      "The same id with other words is the same row: it stays open.", rules: ["R6"],
      steps: [
        .tap("Buy bread"), .text("Buy bread is ", is: "open"), .tap("Edit"),
        .text("Buy sourdough is ", is: "open", about: "TodoRow"),
      ]
    ) { TodoListByID() },
    Probe(
      "findings.idReorder", "Rows change places",
      "Rows are found by their ids, whatever their positions.", rules: ["R6"],
      steps: [
        .tap("Buy bread"), .tap("Turn round"), .text("Buy bread is ", is: "open", about: "TodoRow"),
        .text("Call Mum is ", is: "closed"),
      ]
    ) { TodoListByID() },
  ]

  private static let erasureFindings: [Probe] = [
    Probe(
      "findings.anyViewSame", "AnyView of the same type",
      "The same type at the same place is the same view.", rules: ["R10"],
      profiles: ["default", "anyViewIdentity=opaque"],
      steps: [
        .tap("Count: 0"), .tap("Count: 1"), .toggle("Alternate"),
        .text("Count: ", is: "2", under: ["anyViewIdentity=opaque": "0"], about: "Counter"),
      ]
    ) { ErasedCaller(addsPadding: false) },
    Probe(
      "findings.anyViewPadded", "AnyView of the view with a modifier more",
      "A further modifier makes another type: the view is recreated.",
      rules: ["R10"], profiles: ["default", "anyViewIdentity=opaque"],
      steps: [.tap("Count: 0"), .toggle("Alternate"), .text("Count: ", is: "0", about: "Counter")]
    ) { ErasedCaller(addsPadding: true) },
  ]

  private static let optionalFindings: [Probe] = ["ifLet", "notNil"].map { form in
    Probe(
      "findings.optional.\(form)", form == "ifLet" ? "if let user" : "if user != nil, then user!",
      """
      From one value to another the profile stays, also by way of nil within one event; nil for a \
      whole update ends it.
      """,
      rules: ["R5", "R23"],
      steps: [
        .tap("Draft: 0"), .tap("Other"), .text("Draft: ", is: "1", about: "UserProfile"),
        .tap("By way of nil"),
        .text("Draft: ", is: "1", about: "UserProfile"), .tap("Nil"), .absent("Draft: 1"),
        .tap("Other"),
        .text("Draft: ", is: "0", about: "UserProfile"),
      ]
    ) { UserSwitch(unwraps: form == "notNil") }
  }

  private static let openQuestions: [Probe] = [
    Probe(
      "findings.equalArms", "Both arms are of one type",
      "Arms are distinct identities, unless the rules share those of equal types.",
      rules: ["R2"], profiles: ["default", "matchingArms=shared"],
      steps: [
        .tap("Count: 0"), .toggle("Other arm"),
        .text("Count: ", is: "0", under: ["matchingArms=shared": "1"], about: "Counter"),
      ]
    ) { EqualArms() },
    Probe(
      "findings.layout", "Another layout around the same views",
      "A layout is not part of identity.",
      rules: ["R15"],
      steps: [.tap("Count: 0"), .toggle("Vertical"), .text("Count: ", is: "1", about: "Counter")]
    ) { LayoutSwitch() },
    Probe(
      "findings.observation", "An ended view does not observe",
      "After the view was recreated, a change runs the body of the new one, once.",
      rules: ["R51"],
      steps: [
        .noted("observer body", times: 1), .tap("Recreate"), .noted("observer body", times: 2),
        .tap("Change"),
        .noted("observer body", times: 3, about: "ObservingLine"), .text("Title: ", is: "changed"),
      ]
    ) { ObserverSwitch() },
  ]
}
