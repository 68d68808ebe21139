import SwiftUI

struct Row: Identifiable {
  let id: String
  var title: String
  init(title: String) {
    id = title
    self.title = title
  }
}

struct Named: Identifiable {
  let id: UUID
  let title: String

  init(id: UUID = UUID(), title: String) {
    self.id = id
    self.title = title
  }
}

struct Fresh: Identifiable {
  let id = UUID()
  var title: String
}

struct Line: Hashable { var title: String }

final class Entry: Identifiable {
  let title: String
  var id: String { title }
  init(title: String) { self.title = title }
}

@Observable final class Model {
  // Made once, and added to.
  private(set) var items: [Fresh] = ["a", "b"].map { Fresh(title: $0) }
  @ObservationIgnored lazy var late: [Fresh] = ["a"].map { Fresh(title: $0) }
  var shown: [Fresh] { items.filter { !$0.title.isEmpty } }
  var first: Fresh? { items.first }
  var titles: [String] { items.map(\.title) }
  static let samples = [Fresh(title: "a")]
  func add(_ title: String) { items.append(Fresh(title: title)) }
}

struct Page: View {
  let titles: [String]
  let known: [(UUID, String)]
  @State private var model = Model()
  @State private var rows: [Fresh] = []

  private var sorted: [Fresh] { rows.sorted { $0.title < $1.title } }
  private var filtered: [Fresh] {
    var shown = rows
    if titles.isEmpty { shown = shown.filter { $0.title != Fresh(title: "a").title } }
    return shown
  }

  var body: some View {
    // The id follows from what the element is, or is passed.
    ForEach(titles.map(Row.init)) { Text($0.title) }
    ForEach(known.map { Named(id: $0.0, title: $0.1) }) { Text($0.title) }
    ForEach(known.map(Named.init(id:title:))) { Text($0.title) }
    ForEach(titles.map(Entry.init)) { Text($0.title) }
    ForEach(titles.map { Line(title: $0) }, id: \.self) { Text($0.title) }
    // Identified by something else than the new id.
    ForEach(titles.map { Fresh(title: $0) }, id: \.title) { Text($0.title) }
    // Stored elements.
    ForEach(model.items) { Text($0.title) }
    ForEach(model.late) { Text($0.title) }
    ForEach(model.shown) { Text($0.title) }
    ForEach(Model.samples) { Text($0.title) }
    ForEach(model[keyPath: \.items]) { Text($0.title) }
    ForEach(sorted) { Text($0.title) }
    ForEach(filtered) { Text($0.title) }
    ForEach(model.titles.map(Row.init)) { Text($0.title) }
    ForEach(rows.map { $0 }) { Text($0.title) }
    // An element that is made for a comparison, and one that is made by an action.
    ForEach(rows.filter { $0.title == Fresh(title: "a").title }) { Text($0.title) }
    Button("Add") { rows = titles.map { Fresh(title: $0) } }
  }
}
