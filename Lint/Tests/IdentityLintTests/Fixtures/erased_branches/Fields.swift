import SwiftUI

struct Metric: Identifiable {
  let id: String
  var name: String
  var value: Double
  var isMuted = false
  var alert: Level = .none
  var limit: Double
  var isOverLimit: Bool { value > limit }
  var isLoud: Bool { isOverLimit && !isMuted }
  enum Level { case none, high }
}

struct Tile: View {
  let metric: Metric
  @State private var comment = ""
  var body: some View { TextField(metric.name, text: $comment) }
}

struct Board: View {
  let metrics: [Metric]
  var body: some View {
    ForEach(metrics) { metric in
      tile(for: metric)
      metric.isMuted  // expect-info: erased_branches
        ? AnyView(Tile(metric: metric).opacity(0.5)) : AnyView(Tile(metric: metric))
    }
  }
  private func tile(for metric: Metric) -> AnyView {
    let tile = Tile(metric: metric)
    guard metric.isOverLimit else { return AnyView(tile) }  // expect-info: erased_branches
    return AnyView(tile.border(.red))
  }
}

struct Single: View {
  let metric: Metric
  var body: some View { content }
}

extension Single {
  private var content: AnyView {
    if metric.isLoud {  // expect-info: erased_branches
      return AnyView(Tile(metric: metric).border(.red))
    } else {
      return AnyView(Tile(metric: metric))
    }
  }
}

struct Switching: View {
  let metrics: [Metric]
  var body: some View {
    List(metrics) { row($0) }
  }
  func row(_ metric: Metric) -> AnyView {
    switch metric.alert {  // expect-info: erased_branches
    case .none: AnyView(Tile(metric: metric))
    case .high: AnyView(Tile(metric: metric).bold())
    }
  }
}

struct Early: View {
  let metrics: [Metric]
  var body: some View {
    LazyVStack {
      ForEach(metrics) { metric in row(metric) }
    }
  }
  func row(_ metric: Metric) -> some View {
    let tile = Tile(metric: metric)
    if metric.value > 10 { return AnyView(tile.padding()) }  // expect-info: erased_branches
    return AnyView(tile)
  }
}
