import SwiftUI

/// A view type of the model: a view with one cell around its children.
struct TraceView<Tag, Content: View>: View {
  let name: String
  let position: String
  let content: Content
  @State private var cell = 0
  @State private var life = TraceLife()

  var body: some View {
    let _ = life.ran(at: position, $cell)
    VStack(alignment: .leading) {
      Text("\(name) at \(position): \(cell)").onAppear { life.note("onAppear") }.onDisappear {
        life.note("onDisappear")
      }
      content
    }
  }
}

/// A modifier type of the model that returns its content.
struct TraceModifier<Tag>: ViewModifier {
  func body(content: Content) -> some View { content }
}

/// Types that distinguish view and modifier types.
enum TraceTags {
  enum One {}
  enum Two {}
  enum Three {}
  enum Four {}
}

/// One identity, which lives as long as the view's state.
@MainActor
final class TraceLife {
  private(set) var position: String?

  nonisolated init() {}

  func ran(at position: String, _ cell: Binding<Int>) {
    if self.position == nil { TraceLife.note("init", position) }
    self.position = position
    TraceCells.cells[position] = cell
  }

  func note(_ event: String) { TraceLife.note(event, position ?? "nowhere") }

  private static func note(_ event: String, _ position: String) {
    ProbeLog.note("\(event) at \(position)")
    ProbeLog.note("events")
  }

  // An object that was made for a state that is there already never ran.
  deinit {
    MainActor.assumeIsolated {
      if let position { TraceLife.note("deinit", position) }
    }
  }
}

/// The cells of the screen's views, for steps that write one.
@MainActor
enum TraceCells {
  static var cells: [String: Binding<Int>] = [:]
}

/// A row of a list: an id and its tree.
struct TraceRow: Identifiable {
  let id: Int
  let place: TracePlace
}

/// A trace on the screen: one button takes the next step.
struct TraceScreen<Factory: TraceFactory>: View {
  let trace: TraceFile
  let factory: Factory
  @State private var step = 0
  /// The latest step that was a render: writes leave the program's value as it is.
  @State private var rendered = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Step \(step) of \(trace.states.count - 1): \(trace.states[step].action)")
      Button("Next") { next() }.disabled(step + 1 == trace.states.count)
      Divider()
      TraceStage(
        factory: factory, render: rendered, tree: TracePlace(trace.states[rendered].tree, []))
    }
  }

  private func next() {
    guard step + 1 < trace.states.count else { return }
    let (before, after) = (trace.states[step], trace.states[step + 1])
    step += 1
    guard let position = trace.written(step) else {
      rendered = step
      return
    }
    let value = after.cells[position] ?? before.cells[position] ?? 0
    TraceCells.cells[TracePlace.words(position)]?.wrappedValue = value
  }
}

/// The program's value at a render. Equal numbers are equal values: its body does not run for a
/// write.
private struct TraceStage<Factory: TraceFactory>: View, Equatable {
  let factory: Factory
  let render: Int
  let tree: TracePlace

  nonisolated static func == (a: TraceStage, b: TraceStage) -> Bool { a.render == b.render }

  var body: some View { factory.make(tree) }
}

extension TraceFile {
  /// The position that a step writes; nil for a render.
  func written(_ step: Int) -> [Int]? {
    let (before, after) = (states[step - 1], states[step])
    guard before.tree == after.tree, after.action != "Render" else { return nil }
    return after.cells.keys.sorted { $0.lexicographicallyPrecedes($1) }.first {
      before.cells[$0] != after.cells[$0]
    }
  }
}
