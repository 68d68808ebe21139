import SwiftUI

struct Gauge: Identifiable {
  enum Kind { case dial, bar }
  let id: String
  let kind: Kind
  let isNarrow: Bool
  var style: Kind
  var name: String
  var value: Double
  var limit: Double
  var isOver: Bool { value > limit }
  var isBar: Bool { kind == .bar }
}

/// Made by each read, so that it is another element.
struct Sample: Identifiable {
  var id: Double { value }
  var value: Double
}

struct Tile: View {
  let name: String
  @State private var comment = ""
  var body: some View { TextField(name, text: $comment) }
}

struct Board: View {
  let gauges: [Gauge]
  let samples: [Sample]
  private let demo = [
    Gauge(id: "a", kind: .bar, isNarrow: true, style: .bar, name: "A", value: 1, limit: 2)
  ]
  var body: some View {
    ForEach(gauges) { gauge in
      tile(for: gauge)
      styled(gauge)
      narrow(gauge)
      marked(gauge)
      other(gauge)
      label(gauge)
    }
    ForEach(samples) { sample($0) }
    ForEach(demo) { gauge in
      gauge.isOver ? AnyView(Tile(name: "A").bold()) : AnyView(Tile(name: "A"))
    }
  }
  // The kind of an element stays.
  private func tile(for gauge: Gauge) -> AnyView {
    if gauge.isBar { return AnyView(Tile(name: gauge.name).bold()) }
    return AnyView(Tile(name: gauge.name))
  }
  private func styled(_ gauge: Gauge) -> AnyView {
    switch gauge.style {
    case .dial: AnyView(Tile(name: gauge.name))
    case .bar: AnyView(Tile(name: gauge.name).bold())
    }
  }
  private func narrow(_ gauge: Gauge) -> AnyView {
    gauge.isNarrow ? AnyView(Tile(name: gauge.name).bold()) : AnyView(Tile(name: gauge.name))
  }
  // The modifier's value varies, not the type.
  private func marked(_ gauge: Gauge) -> AnyView {
    AnyView(Tile(name: gauge.name).opacity(gauge.isOver ? 1 : 0.5))
  }
  // Two views, which share nothing.
  private func other(_ gauge: Gauge) -> AnyView {
    if gauge.isOver { return AnyView(Text(gauge.name)) }
    return AnyView(Tile(name: gauge.name))
  }
  // Nothing to lose.
  private func label(_ gauge: Gauge) -> AnyView {
    guard gauge.isOver else { return AnyView(Text(gauge.name)) }
    return AnyView(Text(gauge.name).bold())
  }
  // A new value is another element.
  private func sample(_ sample: Sample) -> AnyView {
    sample.value > 1 ? AnyView(Tile(name: "S").bold()) : AnyView(Tile(name: "S"))
  }
}
