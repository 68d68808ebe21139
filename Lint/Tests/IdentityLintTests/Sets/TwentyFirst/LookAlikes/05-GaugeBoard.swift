import SwiftUI

struct GaugeInfo: Identifiable, Equatable {
  enum Kind { case dial, bar }

  let id: String
  let kind: Kind
  var name: String
  var value: Double
  var limit: Double

  var isOverLimit: Bool { value > limit }
}

struct GaugeBoard: View {
  let gauges: [GaugeInfo]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 180))]) {
        ForEach(gauges) { gauge in
          tile(for: gauge)
            .padding(gauge.isOverLimit ? 4 : 0)
            .background(.red.opacity(gauge.isOverLimit ? 0.15 : 0), in: .rect(cornerRadius: 12))
        }
      }
      .padding()
    }
  }

  private func tile(for gauge: GaugeInfo) -> AnyView {
    switch gauge.kind {
    case .dial: AnyView(DialTile(gauge: gauge))
    case .bar: AnyView(BarTile(gauge: gauge))
    }
  }
}

struct DialTile: View {
  let gauge: GaugeInfo
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(gauge.name, isExpanded: $isExpanded) {
      Text(gauge.value, format: .percent)
    }
  }
}

struct BarTile: View {
  let gauge: GaugeInfo
  @State private var comment = ""

  var body: some View {
    VStack(alignment: .leading) {
      ProgressView(gauge.name, value: min(gauge.value, gauge.limit), total: gauge.limit)
      TextField("Comment", text: $comment)
    }
  }
}
