import SwiftUI

/// How state is found again: by declared name, by slot, by source location; and which view must own
/// it to keep it at all.
extension Probe {
  private static let keyings = ["default", "stateKeying=ordinal", "stateKeying=sourceLocation"]

  static let keying: [Probe] = normalUse + recompiles + owners

  private static let normalUse: [Probe] = [
    Probe(
      "keying.pair", "Two fields", "Each declaration has a key of its own.", rules: ["R22"],
      profiles: keyings,
      steps: [
        .type("a", into: "Left"), .type("b", into: "Right"), .field("Left", is: "a"),
        .field("Right", is: "b"),
      ]
    ) { PairEditor() },
    Probe(
      "keying.normal", "A count and a label", "Without a recompile all keyings are the same.",
      rules: ["R22"], profiles: keyings,
      steps: [.tap("Tap: 0"), .tap("Tap: 1"), .text("Tap: ", is: "2")]
    ) { LabeledCounter() },
    Probe(
      "keying.timer", "A task that follows a state",
      "Both states live across the updates that the task and the toggle cause.",
      rules: ["R22", "R62"], profiles: keyings,
      steps: [
        .toggle("Running"), .toggle("Running", is: "on"), .toggle("Running"),
        .toggle("Running", is: "off"),
      ]
    ) { RunningTimer() },
    Probe(
      "keying.onboarding", "States that one page uses and another does not",
      "State belongs to the struct, not to the branch that shows it.", rules: ["R22"],
      profiles: keyings,
      steps: [
        .type("Ann", into: "Name"), .tap("Next"), .toggle("I agree"), .tap("Done"),
        .text("Welcome, ", is: "Ann, agreed"),
      ]
    ) { Onboarding() },
  ]

  private static let recompiles: [Probe] = [
    Probe(
      "keying.reorder", "Two declarations change places",
      """
      Names keep both. Slots and source lines swap them: each finds the line that was the other's.
      """,
      rules: ["R31"], profiles: keyings,
      steps: [
        .type("Ann", into: "Name"), .type("Sails", into: "Bio"), .recompile,
        .field(
          "Name", is: "Ann",
          under: ["stateKeying=ordinal": "“Sails”", "stateKeying=sourceLocation": "“Sails”"]),
        .field(
          "Bio", is: "Sails",
          under: ["stateKeying=ordinal": "“Ann”", "stateKeying=sourceLocation": "“Ann”"]),
      ], { Before.Profile() }, recompiled: { After.Profile() }),
    Probe(
      "keying.move", "A blank line is removed",
      "Only source locations notice: the value that moved is lost.", rules: ["R31"],
      profiles: keyings,
      steps: [
        .increment("Volume"), .increment("Brightness"), .recompile, .text("Volume is ", is: "6"),
        .text("Brightness is ", is: "9", under: ["stateKeying=sourceLocation": "8"]),
      ], { Before.Preferences() }, recompiled: { After.Preferences() }),
    Probe(
      "keying.insert", "A declaration is put between two",
      """
      Names keep both. Under slots and source lines the new one finds the other's key, is refused \
      for its type, and the query is lost.
      """,
      rules: ["R31"], profiles: keyings,
      steps: [
        .toggle("Auto-refresh"), .type("ship", into: "Search"), .recompile,
        .toggle("Auto-refresh", is: "on"),
        .text("Interval is ", is: "30"),
        .field(
          "Search", is: "ship",
          under: ["stateKeying=ordinal": "“”", "stateKeying=sourceLocation": "“”"]),
      ], { Before.Dashboard() }, recompiled: { After.Dashboard() }),
  ]

  private static let owners: [Probe] = [
    Probe(
      "owners.tab", "State inside a tab, and above the tabs",
      "State inside a tab may end when the user leaves it; state above the tabs lives.",
      rules: ["R72", "R74"], profiles: ["default", "tabRetention=selectedOnly"],
      steps: [
        .tap("Inside: 0"), .tap("Above: 0"), .select("Second", of: ""), .shown("Nothing here"),
        .select("First", of: ""),
        .text("Inside: ", is: "1", under: ["tabRetention=selectedOnly": "0"], about: "TabPage"),
        .text("Above: ", is: "1"),
      ]
    ) { TabOwner() },
    Probe(
      "owners.palette", "A palette over a tab",
      "Opening and closing a presentation resets nothing under it.", rules: ["R72", "R73"],
      profiles: ["default", "tabRetention=selectedOnly"],
      steps: [
        .tap("Inside: 0"), .tap("Palette"), .shown("Close palette"), .tap("Close palette"),
        .text("Inside: ", is: "1", about: "TabPage"),
      ]
    ) { TabOwner() },
    Probe(
      "owners.deferred", "State inside a sheet, and above it",
      """
      What the sheet's content owns begins anew each time it is presented; what is owned above \
      lives, and is shown as it is now.
      """,
      rules: ["R73", "R74"],
      steps: [
        .tap("Present"), .tap("In the sheet: 0"), .tap("Above the sheet: 0"),
        .text("In the sheet: ", is: "1"),
        .text("Above the sheet: ", is: "1"), .tap("Dismiss"), .tap("Present"),
        .text("In the sheet: ", is: "0", about: "SheetPage"),
        .text("Above the sheet: ", is: "1"),
      ]
    ) { SheetOwner() },
  ]
}
