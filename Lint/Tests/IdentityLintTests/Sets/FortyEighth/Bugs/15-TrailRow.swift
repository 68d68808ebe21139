import SwiftUI

struct Trail: Identifiable, Hashable {
  let id: UUID
  let name: String
  let length: Double
}

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    // bug: Tapping a trail does nothing
    NavigationLink(value: trail.id) {
      LabeledContent(trail.name) {
        Text(trail.length, format: .number.precision(.fractionLength(1)))
      }
    }
  }
}

struct TrailDetail: View {
  let trail: Trail

  var body: some View {
    Text("\(trail.length) km")
      .navigationTitle(trail.name)
  }
}

struct TrailsScreen: View {
  let trails: [Trail]

  var body: some View {
    NavigationStack {
      List(trails) { trail in
        TrailRow(trail: trail)
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { trail in
        TrailDetail(trail: trail)
      }
    }
  }
}
