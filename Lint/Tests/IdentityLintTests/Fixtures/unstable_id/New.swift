import SwiftUI

struct Row: Identifiable {
  let id = UUID()
  var title: String
}

struct Note: Identifiable {
  var id: UUID { UUID() }  // expect: unstable_id
  var text: String
}

struct Page: View {
  let titles: [String]
  @State private var draft = ""

  private var rows: [Row] { titles.map { Row(title: $0) } }

  var body: some View {
    ScrollView {
      TextField("Draft", text: $draft)
    }
    .id(UUID())  // expect: unstable_id
    ForEach(rows) { row in  // expect: unstable_id
      Text(row.title)
    }
    List(titles.map { Row(title: $0) }) { row in  // expect: unstable_id
      Text(row.title)
    }
  }
}

enum Kind: Hashable, Identifiable {
  case a, b
  var id: UUID { UUID() }  // expect: unstable_id
}

struct Chooser: View {
  let titles: [String]
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    let rows = titles.map { Row(title: $0) }
    VStack {
      Text("\(count)")
      ForEach(rows) { row in  // expect: unstable_id
        Text(row.title)
      }
      ForEach(stepwise) { Text($0.title) }  // expect: unstable_id
      ForEach(made()) { Text($0.title) }  // expect: unstable_id
    }
    .task(id: UUID()) { count += 1 }  // expect: unstable_id
    .sheet(
      item: Binding(
        get: { isShown ? Row(title: "a") : nil },  // expect: unstable_id
        set: { isShown = $0 != nil })
    ) { TextField($0.title, text: .constant("")) }
  }

  private var stepwise: [Row] {
    var rows: [Row] = []
    for title in titles { rows.append(Row(title: title)) }
    return rows
  }

  private func made() -> [Row] { titles.map { Row(title: $0) } }
}
