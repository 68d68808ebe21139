import SwiftUI
import Charts

struct Point: Identifiable { let id = UUID(); let x: Int; var y: Double }

// Marks, entries of menus and commands, and options keep nothing.
struct Plot: View {
  let values: [Double]
  @State private var highlighted: Int?
  @State private var series: [Double] = []
  var body: some View {
    Chart {
      ForEach(values.indices, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", values[index]))
          .foregroundStyle(index == highlighted ? .red : .blue)
      }
      ForEach(Array(series.enumerated()), id: \.offset) { pair in
        BarMark(x: .value("x", pair.offset), y: .value("y", pair.element))
          .annotation { Text("\(pair.element)") }
      }
      ForEach(values.map { Point(x: 1, y: $0) }) { point in
        PointMark(x: .value("x", point.x), y: .value("y", point.y))
      }
    }
    .onTapGesture {
      series.insert(1, at: 0); series.remove(at: 1); highlighted = 2
    }
    marks
    Chart(values.map { Point(x: 1, y: $0) }) { point in
      PointMark(x: .value("x", point.x), y: .value("y", point.y))
    }
  }
  @ChartContentBuilder private var lines: some ChartContent {
    ForEach(series.indices, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", series[index]))
    }
    ForEach(series.map { Point(x: 1, y: $0) }) { point in
      PointMark(x: .value("x", point.x), y: .value("y", point.y))
    }
  }
  private var marks: some View { Chart { lines } }
}

struct Bars: ChartContent {
  var series: [Double]
  var body: some ChartContent {
    ForEach(series.map { Point(x: 1, y: $0) }) { point in
      BarMark(x: .value("x", point.x), y: .value("y", point.y))
    }
  }
}

struct Files: View {
  @State private var recents: [String] = []
  @State private var items: [Point] = []
  var body: some View {
    Menu("Recents") {
      ForEach(recents.indices, id: \.self) { index in
        Button(recents[index]) { recents.remove(at: index) }
      }
      ForEach(recents, id: \.self) { name in Button(name) { recents[0] = name } }
      ForEach(recents.map { Named(name: $0) }) { named in Button(named.name) {} }
      ForEach(recents, id: \.hashValue) { name in Button(name) {} }
    }
    Text("a").contextMenu {
      ForEach(recents.map { Named(name: $0) }) { named in Button(named.name) {} }
      entries
    }
    .toolbar {
      Menu("x") { entries }
    }
    .onAppear { recents.insert("a", at: 0) }
  }
  @ViewBuilder private var entries: some View {
    ForEach(recents.map { Named(name: $0) }) { named in Button(named.name) {} }
    ForEach(recents.indices, id: \.self) { index in
      Button(recents[index]) { recents.remove(at: index) }
    }
  }
}
struct Named: Identifiable { let id = UUID(); let name: String }

struct Menus: Commands {
  @State private var recents: [String] = []
  var body: some Commands {
    CommandMenu("Go") {
      ForEach(recents.indices, id: \.self) { index in
        Button(recents[index]) { recents.remove(at: index) }
      }
      ForEach(recents.map { Named(name: $0) }) { named in Button(named.name) {} }
      Button("a") { recents.insert("b", at: 0) }.id(UUID())
    }
    CommandGroup(after: .newItem) {
      ForEach(recents.map { Named(name: $0) }) { named in Button(named.name) {} }
      ForEach(recents, id: \.self) { named in Button(named) { recents[0] = "a" } }
    }
  }
}
struct GoMenu: View {
  @State private var recents: [String] = []
  var body: some View {
    ForEach(recents.map { Named(name: $0) }) { named in Button(named.name) {} }
    if recents.isEmpty {
      Button("None") { recents.append("a") }
    } else {
      Button("None") { recents.append("a") }.disabled(true)
    }
  }
}
struct A: App {
  var body: some Scene {
    WindowGroup { Plot(values: []) }.commands {
      CommandMenu("x") { GoMenu() }; Menus()
    }
  }
}
struct PickerRows: View {
  @State private var names: [String] = []
  @State private var pick = 0
  var body: some View {
    Picker("a", selection: $pick) { ForEach(names.map { Named(name: $0) }) { Text($0.name) } }
      .onAppear { names.insert("a", at: 0) }
    HStack { ForEach(names.indices, id: \.self) { Circle().fill($0 == 1 ? .red : .blue) } }
    Button("x") { names.remove(at: 0) }
  }
}

// Not SwiftUI rows.
struct Model {
  var rows: [Named] { ["a"].map { Named(name: $0) } }
  func all() -> [Named] { Array(rows) }
}
