import SwiftUI

struct Expense: Identifiable { let id: Int; var category = ""; var tags: Set<String> = [] }
@Observable final class Ledger {
  var entries: [Expense] = []
  var rates: [String: Double] = [:]
  var byCategory: [String: [Expense]] { Dictionary(grouping: entries, by: \.category) }
  var names: [String] { Array(byCategory.keys) }
  func add(_ expense: Expense) { entries.append(expense) }
  func grouped() -> [String: [Expense]] { Dictionary(grouping: entries, by: \.category) }
  func set(_ rate: Double, for name: String) { rates[name] = rate }
}

struct Sections: View {
  let ledger: Ledger
  var body: some View {
    let groups = ledger.byCategory
    List {
      ForEach(Array(groups.keys), id: \.self) { name in  // expect: unordered_rows
        Section(name) {
          ForEach(groups[name] ?? []) { Text("\($0.id)") }
        }
      }
    }
  }
}
struct Pairs: View {
  @State private var scores: [String: Int] = [:]
  var body: some View {
    List(Array(scores), id: \.key) { pair in  // expect: unordered_rows
      Text(pair.key)
    }
    Button("Add") { scores["a", default: 0] += 1 }
  }
}
struct Mapped: View {
  let ledger: Ledger
  var body: some View {
    VStack {
      ForEach(ledger.rates.map { $0 }, id: \.key) { Text($0.key) }  // expect: unordered_rows
      ForEach(ledger.rates.keys.filter { $0.count > 1 }, id: \.self) {  // expect: unordered_rows
        Text($0)
      }
    }
  }
}
struct Tags: View {
  @State private var entries: [Expense] = []
  @State private var chosen: Set<String> = []
  private var categories: [String] { Array(Set(entries.map(\.category))) }
  var body: some View {
    HStack {
      ForEach(categories, id: \.self) { Text($0) }  // expect: unordered_rows
      ForEach(Array(chosen), id: \.self) { tag in  // expect: unordered_rows
        Button(tag) { chosen.remove(tag) }
      }
    }
    Button("Add") { entries.append(Expense(id: 1)) }
  }
}
struct OfModel: View {
  let ledger: Ledger
  var body: some View {
    ForEach(ledger.names, id: \.self) { Text($0) }  // expect: unordered_rows
    ForEach(Array(ledger.grouped().keys), id: \.self) { Text($0) }  // expect: unordered_rows
  }
}
