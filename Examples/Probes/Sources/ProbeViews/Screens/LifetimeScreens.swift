import SwiftUI

/// Lifetime of state in lists: what a row keeps when it is scrolled away.
extension Probe {
  static let lifetime: [Probe] = [
    Probe(
      "lifetime.item", "A row with a counter",
      "A row's own state outlives scrolling: once made, it is kept as long as the list.",
      rules: ["R70", "R71"], profiles: retentions,
      steps: [
        .tap("Item 0: 0"), .text("Item 0: ", is: "1"), .scroll(600), .absent("Item 0: 1"),
        .scroll(1), .scroll(1), .scroll(1),
        .scroll(-603), .text("Item 0: ", is: "1", under: [visible: "0"], about: "Item"),
      ]
    ) { List(0..<1000) { id in Item(id: id) } },
    Probe(
      "lifetime.wrapped", "The same row inside another view",
      """
      What the row's body made is dropped with the body where the rules say so (2021), and kept \
      where they do not.
      """,
      rules: ["R70", "R71"], profiles: retentions,
      steps: [
        .tap("Item 0: 0"), .text("Item 0: ", is: "1"), .scroll(600), .scroll(1), .scroll(1),
        .scroll(1), .scroll(-603),
        .text("Item 0: ", is: "1", under: ["swiftUI2021": "0", visible: "0"], about: "Item"),
      ]
    ) { List(0..<1000) { id in ItemWrapper(id: id) } },
    Probe(
      "lifetime.lazyStack", "The same rows in a LazyVStack",
      "A ForEach in any lazy container makes and keeps its rows as a list does.",
      rules: ["R70", "R71"], profiles: retentions,
      steps: [
        .tap("Item 0: 0"), .text("Item 0: ", is: "1"), .scroll(600), .scroll(1), .scroll(1),
        .scroll(1), .scroll(-603),
        .text("Item 0: ", is: "1", under: ["swiftUI2021": "0", visible: "0"], about: "Item"),
      ]
    ) { ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { id in ItemWrapper(id: id) } } } },
    Probe(
      "lifetime.lazy", "Rows are made when they come near",
      "Of a thousand rows only those near the screen are made.", rules: ["R70"],
      steps: [
        .noted("initial value", fewerThan: 100), .scroll(10),
        .noted("initial value", fewerThan: 200),
      ]
    ) { List(0..<1000) { _ in StateItem() } },
    Probe(
      "lifetime.listEnds", "The list itself goes away",
      "All rows end with their list; another list starts with new ones.", rules: ["R23", "R71"],
      steps: [
        .tap("Item 0: 0"), .text("Item 0: ", is: "1"), .toggle("List"), .absent("Item 0: 1"),
        .toggle("List"),
        .text("Item 0: ", is: "0", about: "Item"),
      ]
    ) { ListThatGoes() },
    Probe(
      "lifetime.navigation", "The list is left by going back",
      "A list that was pushed ends with all its rows when it is popped.",
      rules: ["R71", "R73"],
      steps: [
        .tap("Open the list"), .tap("Item 0: 0"), .text("Item 0: ", is: "1"),
        .tap("Leave the list"), .absent("Item 0: 1"),
        .tap("Open the list"), .text("Item 0: ", is: "0", about: "Item"),
      ]
    ) { PushedList() },
  ]

  /// The retentions of a row that is scrolled away: everything is kept; the row's body is dropped,
  /// as in 2021; the row is dropped after a while, as in 2026.
  private static let retentions = ["default", "swiftUI2021", visible]
  private static let visible = "lazyRowRetention=visible(2)"
}

/// A row with state of its own.
struct Item: View {
  var id: Int
  @State private var counter = 0

  var body: some View {
    Button("Item \(id): \(counter)") { counter += 1 }
  }
}

/// A row whose body contains the view with the state.
struct ItemWrapper: View {
  var id: Int

  var body: some View {
    ZStack { Item(id: id) }
  }
}

/// Tells when its initial value is made.
struct StateItem: View {
  @State private var item: Int = {
    ProbeLog.note("initial value")
    return 0
  }()

  var body: some View { Text("Hello \(item)") }
}

struct ListThatGoes: View {
  @State private var shows = true

  var body: some View {
    VStack {
      Toggle("List", isOn: $shows)
      if shows { List(0..<100) { id in Item(id: id) } }
    }
  }
}

struct PushedList: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open the list") { ListToLeave() }
    }
  }
}

struct ListToLeave: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Leave the list") { dismiss() }
      List(0..<100) { id in Item(id: id) }
    }
  }
}
