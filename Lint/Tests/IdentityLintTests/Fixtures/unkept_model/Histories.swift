import SwiftUI

final class History {
  private var past: [String] = []
  var canUndo: Bool { !past.isEmpty }
  func record(_ text: String) { past.append(text) }
  func undo() -> String? { past.popLast() }
}
@Observable final class Marks {
  private(set) var lines: [Int] = []
  var count: Int { lines.count }
  func add() { lines.append(1) }
}
struct ByProperty: View {
  let width: Double
  @State private var text = ""
  private let history = History()  // expect: unkept_model
  var body: some View {
    TextField("Text", text: $text).onSubmit { history.record(text) }
    Text(history.canUndo ? "Undo" : "")
  }
}
struct ByResult: View {
  let width: Double
  @State private var text = ""
  private let history = History()  // expect: unkept_model
  var body: some View {
    TextField("Text", text: $text).onSubmit { history.record(text) }
    Button("Undo") { if let last = history.undo() { text = last } }
  }
}
struct ByValue: View {
  let width: Double
  @State private var text = ""
  var history = History()  // expect: unkept_model
  var body: some View {
    TextField("Text", text: $text).onSubmit { history.record(text) }
    Button("Undo") { text = history.undo() ?? text }
  }
}
struct ByCount: View {
  let width: Double
  private let marks = Marks()  // expect: unkept_model
  var body: some View {
    Text("\(marks.count)")
    Button("Add") { marks.add() }
  }
}
struct ByType: View {
  let width: Double
  @State private var text = ""
  private let history: History = .init()  // expect: unkept_model
  var body: some View {
    Button("Record") { history.record(text) }
    Button("Undo") { text = history.undo() ?? "" }.disabled(!history.canUndo)
  }
}
struct Window: View {
  @State private var width = 1.0
  var body: some View {
    Slider(value: $width)
    ByProperty(width: width)
    ByResult(width: width)
    ByValue(width: width)
    ByCount(width: width)
    ByType(width: width)
  }
}
