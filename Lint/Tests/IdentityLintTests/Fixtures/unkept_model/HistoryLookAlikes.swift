import SwiftUI

final class History {
  private var past: [String] = []
  var canUndo: Bool { !past.isEmpty }
  var limit: Int { 10 }
  func record(_ text: String) { past.append(text) }
  func undo() -> String? { past.popLast() }
}
/// Kept.
struct Kept: View {
  let width: Double
  @State private var history = History()
  var body: some View { Button("Undo") { _ = history.undo() }.disabled(!history.canUndo) }
}
/// Given by the parent.
struct Given: View {
  let width: Double
  let history: History
  var body: some View { Text(history.canUndo ? "Undo" : "") }
}
/// A recorder, of which nothing is shown.
struct Recorded: View {
  let width: Double
  private let history = History()
  var body: some View { Button("Record") { history.record("a") } }
}
/// The value that is read never changes.
struct Limited: View {
  let width: Double
  private let history = History()
  var body: some View { Text("\(history.limit)") }
}
struct Window: View {
  @State private var width = 1.0
  @State private var history = History()
  var body: some View {
    Slider(value: $width)
    Kept(width: width)
    Given(width: width, history: history)
    Recorded(width: width)
    Limited(width: width)
  }
}
