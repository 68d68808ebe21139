import SwiftUI

struct Metric: Identifiable, Equatable {
  let id: String
  var name: String
  var value: Double
  var limit: Double

  var isOverLimit: Bool { value > limit }
}

struct MetricBoard: View {
  let metrics: [Metric]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 180))]) {
        ForEach(metrics) { metric in
          tile(for: metric)
        }
      }
      .padding()
    }
  }

  private func tile(for metric: Metric) -> AnyView {
    let tile = MetricTile(metric: metric)
    // bug: AnyView wraps different types over and under the limit: when the metric crosses it the
    // tile is a new identity and the expanded state and the typed comment vanish.
    guard metric.isOverLimit else { return AnyView(tile) }
    return AnyView(
      tile
        .padding(4)
        .background(.red.opacity(0.15), in: .rect(cornerRadius: 12))
    )
  }
}

struct MetricTile: View {
  let metric: Metric
  @State private var isExpanded = false
  @State private var comment = ""

  var body: some View {
    VStack(alignment: .leading) {
      Button(metric.name) { isExpanded.toggle() }
      Text(metric.value, format: .number.precision(.fractionLength(1)))
        .font(.title)
      if isExpanded {
        Text("Limit \(metric.limit.formatted())")
        TextField("Comment", text: $comment)
      }
    }
    .padding()
  }
}
