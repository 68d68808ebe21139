import SwiftUI

struct Row: Identifiable {
  let id = UUID()
  var title: String
}

struct Named: Identifiable {
  let id: UUID
  let title: String

  init(id: UUID = UUID(), title: String) {
    self.id = id
    self.title = title
  }
}

struct Numbered: Identifiable {
  var id = Int.random(in: 0..<1_000_000)
  var title: String
}

final class Entry: Identifiable {
  let title: String
  init(title: String) { self.title = title }
}

struct Group: Identifiable {
  let name: String
  var id: String { name }
  var row: Row { Row(title: name) }
  var rows: [Row] { [Row(title: name)] }
}

// Each way to make elements of others.
struct Transforms: View {
  let titles: [String]
  let groups: [Group]

  var body: some View {
    ForEach(titles.map(Row.init)) { Text($0.title) }  // expect: unstable_id
    ForEach(titles.map(Row.init(title:))) { Text($0.title) }  // expect: unstable_id
    ForEach(titles.map(makeRow)) { Text($0.title) }  // expect: unstable_id
    ForEach(titles.map(self.makeRow)) { Text($0.title) }  // expect: unstable_id
    ForEach(titles.compactMap { $0.isEmpty ? nil : Row(title: $0) }) {  // expect: unstable_id
      Text($0.title)
    }
    ForEach(titles.flatMap { [Row(title: $0), Row(title: "")] }) {  // expect: unstable_id
      Text($0.title)
    }
    ForEach(titles.enumerated().map { Row(title: "\($0.offset)") }) {  // expect: unstable_id
      Text($0.title)
    }
    ForEach(zip(titles, groups).map { Row(title: $0.0) }) { Text($0.title) }  // expect: unstable_id
    ForEach((0..<3).map { _ in Row(title: "") }) { Text($0.title) }  // expect: unstable_id
    ForEach(titles.reduce(into: [Row]()) { $0.append(Row(title: $1)) }) {  // expect: unstable_id
      Text($0.title)
    }
    ForEach(groups.map(\.row)) { Text($0.title) }  // expect: unstable_id
    ForEach(groups.flatMap(\.rows)) { Text($0.title) }  // expect: unstable_id
    ForEach(titles.map { Row(title: $0) }.filter { $0.title != "" }) {  // expect: unstable_id
      Text($0.title)
    }
    ForEach([Row(title: "First")] + titles.map { Row(title: $0) }) {  // expect: unstable_id
      Text($0.title)
    }
    ForEach(titles.map { title -> Row in return Row(title: title) }) {  // expect: unstable_id
      Text($0.title)
    }
    ForEach(Array(titles.map(Row.init).enumerated()), id: \.element.id) {  // expect: unstable_id
      Text($0.element.title)
    }
    List(titles.map { Named(title: $0) }) { Text($0.title) }  // expect: unstable_id
    List(titles.map { Numbered(title: $0) }) { Text($0.title) }  // expect: unstable_id
    List(titles.map { Entry(title: $0) }) { Text($0.title) }  // expect: unstable_id
    List(titles.map(Entry.init)) { Text($0.title) }  // expect: unstable_id
  }

  private func makeRow(_ title: String) -> Row { Row(title: title) }
}

// Built by statements, in the body and in members.
struct Statements: View {
  let titles: [String]
  let isShort: Bool

  private var implicit: [Row] { titles.map { .init(title: $0) } }
  private var chosen: [Row] {
    if isShort { [] } else { titles.map(Row.init) }
  }
  private var read: [Row] {
    get { titles.map(Row.init) }
    set { print(newValue) }
  }
  private var grown: [Row] {
    var rows = [Row]()
    for (index, title) in titles.enumerated() {
      if index > 0 { rows += [Row(title: title)] }
    }
    return rows
  }
  private var indirect: [Row] { implicit.reversed() }

  var body: some View {
    ForEach(implicit) { Text($0.title) }  // expect: unstable_id
    ForEach(chosen) { Text($0.title) }  // expect: unstable_id
    ForEach(self.chosen) { Text($0.title) }  // expect: unstable_id
    ForEach(read) { Text($0.title) }  // expect: unstable_id
    ForEach(grown) { Text($0.title) }  // expect: unstable_id
    ForEach(indirect) { Text($0.title) }  // expect: unstable_id
    ForEach(self.made(titles)) { Text($0.title) }  // expect: unstable_id
    ForEach(everywhere(titles)) { Text($0.title) }  // expect: unstable_id
  }

  private func made(_ titles: [String]) -> [Row] {
    let rows = titles.map { Row(title: $0) }
    return rows
  }
}

func everywhere(_ titles: [String]) -> [Row] { titles.map(Row.init) }

// A model, a nested type, a static property, a key path.
@Observable final class Model {
  var titles = ["a"]
  var items: [Row] { titles.map(Row.init) }
  var copied: [Row] { items }
  var shown: Row? {
    get { titles.first.map(Row.init) }
    set { titles = [newValue?.title ?? ""] }
  }
  func made() -> [Row] { titles.map { Row(title: $0) } }
}

struct Page: View {
  struct Store {
    let titles: [String]
    var items: [Row] { titles.map { Row(title: $0) } }
    static var samples: [Row] { [Row(title: "a"), Row(title: "b")] }
  }
  @State private var model = Model()
  let store: Store

  var body: some View {
    ForEach(model.items) { Text($0.title) }  // expect: unstable_id
    ForEach(self.model.items) { Text($0.title) }  // expect: unstable_id
    ForEach(model.copied) { Text($0.title) }  // expect: unstable_id
    ForEach(model.made()) { Text($0.title) }  // expect: unstable_id
    ForEach(model[keyPath: \.items]) { Text($0.title) }  // expect: unstable_id
    ForEach(store.items) { Text($0.title) }  // expect: unstable_id
    ForEach(Store.samples) { Text($0.title) }  // expect: unstable_id
    ForEach(model.items.filter { !$0.title.isEmpty }) { Text($0.title) }  // expect: unstable_id
  }
}
