import Charts
import MapKit
import SwiftUI

struct Expense: Identifiable { let id: Int; var category = "" }
@Observable final class Ledger {
  var entries: [Expense] = []
  var groups: [String: [Expense]] { Dictionary(grouping: entries, by: \.category) }
  // Sorted in the model.
  var names: [String] { groups.keys.sorted() }
  var pairs: [(key: String, value: [Expense])] { groups.sorted { $0.key < $1.key } }
  var ordered: OrderedDictionary<String, Int> = [:]
  func add(_ expense: Expense) { entries.append(expense); ordered["a"] = 1 }
}
struct Sorted: View {
  let ledger: Ledger
  @State private var tags: Set<String> = []
  private var sections: [String] {
    let groups = ledger.groups
    return groups.keys.sorted { $0 < $1 }
  }
  var body: some View {
    ForEach(ledger.groups.keys.sorted(), id: \.self) { Text($0) }
    ForEach(Array(ledger.groups.keys).sorted(by: >), id: \.self) { Text($0) }
    ForEach(ledger.groups.map { $0 }.sorted { $0.key < $1.key }, id: \.key) { Text($0.key) }
    ForEach(ledger.names, id: \.self) { Text($0) }
    ForEach(ledger.pairs, id: \.key) { Text($0.key) }
    ForEach(sections, id: \.self) { Text($0) }
    ForEach(Array(ledger.ordered.keys), id: \.self) { Text($0) }
    Button("Add") { tags.insert("a") }
  }
}
// Nothing changes it: the rows do not move.
struct Fixed: View {
  private let names = ["a": 1, "b": 2]
  var body: some View {
    ForEach(Array(names.keys), id: \.self) { Text($0) }
  }
}
// Each has a position of its own.
struct Places: View {
  @State private var pins: [Int: CGPoint] = [:]
  @State private var totals: [String: Int] = [:]
  var body: some View {
    Map {
      ForEach(Array(pins.keys), id: \.self) { pin in Marker("\(pin)", coordinate: place(pin)) }
    }
    Chart {
      ForEach(Array(totals.keys), id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Total", totals[name] ?? 0))
      }
    }
    ZStack {
      ForEach(Array(pins.keys), id: \.self) { pin in
        Circle().position(pins[pin] ?? .zero)
      }
    }
    Button("Add") {
      pins[1] = .zero
      totals["a"] = 1
    }
  }
  func place(_ pin: Int) -> CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
// An array of arrays, and an array of dictionaries.
struct Lists: View {
  @State private var lists: [[Int]] = []
  @State private var records: [[String: Int]] = []
  var body: some View {
    ForEach(Array(lists), id: \.self) { Text("\($0.count)") }
    ForEach(Array(records), id: \.self) { Text("\($0.count)") }
    Button("Add") {
      lists.append([1])
      records.append([:])
    }
  }
}
