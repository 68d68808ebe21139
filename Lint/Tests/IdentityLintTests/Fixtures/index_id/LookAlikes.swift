import SwiftUI

struct Table: View {
  let columns: [String]
  let placeholders = [[0, 1], [2, 3]]
  @State private var prompts: [String] = []
  @State private var log: [String] = []
  @State private var rows: [Line] = []
  @State private var choice = 0

  var body: some View {
    // Constant.
    ForEach(0..<4) { Text("\($0)") }
    ForEach(placeholders.indices, id: \.self) { index in Skeleton(count: placeholders[index][0]) }
    // The position is what a column is.
    ForEach(0..<columns.count, id: \.self) { index in Text(columns[index]) }
    // Replaced as a whole, without state.
    ForEach(prompts.indices, id: \.self) { index in Button(prompts[index]) { prompts = [] } }
    // Only grows.
    ForEach(log.indices, id: \.self) { index in
      Skeleton(count: log[index].count).onTapGesture { log.append("x") }
    }
    // A row that says itself who it is.
    ForEach(rows.indices, id: \.self) { index in
      Skeleton(count: rows[index].count).id(rows[index].name)
    }
    .onTapGesture { rows.remove(at: 0) }
    Picker("Choice", selection: $choice) {
      ForEach(0..<prompts.count, id: \.self) { Text(prompts[$0]).tag($0) }
    }
    // Known by what they are, not by where.
    ForEach(Array(rows.enumerated()), id: \.element.name) { index, line in
      Skeleton(count: index + line.count)
    }
  }
}

struct Line {
  let name: String
  var count: Int
}

struct Skeleton: View {
  let count: Int
  @State private var isOpen = false

  var body: some View { Button("\(count)") { isOpen.toggle() } }
}
