import SwiftUI

struct TourStop: Identifiable, Hashable {
  let id: String
  var title: String
  var story: String

  static let all: [TourStop] = [
    TourStop(id: "gate", title: "North gate", story: "Built in 1482."),
    TourStop(id: "well", title: "The well", story: "Forty metres deep."),
    TourStop(id: "tower", title: "Bell tower", story: "Rebuilt after the fire."),
  ]
}

@Observable
final class TourProgress {
  var visited: Set<TourStop.ID> = []

  func visit(_ stop: TourStop) {
    visited.insert(stop.id)
  }
}

struct TourView: View {
  @State private var progress = TourProgress()
  @State private var openRow: Int?

  private var openStop: TourStop? {
    guard let openRow, TourStop.all.indices.contains(openRow) else { return nil }
    return TourStop.all[openRow]
  }

  var body: some View {
    HStack {
      List(TourStop.all) { stop in
        Button(stop.title) {
          openRow = TourStop.all.firstIndex(of: stop)
        }
      }
      if let openStop {
        StopPane(stop: openStop, isVisited: progress.visited.contains(openStop.id)) {
          progress.visit(openStop)
          openRow = openRow.map { min($0 + 1, TourStop.all.count - 1) }
        }
        .id(openStop.id)
      }
    }
  }
}

struct StopPane: View {
  let stop: TourStop
  let isVisited: Bool
  let onNext: () -> Void
  @State private var isStoryShown = false

  var body: some View {
    VStack(alignment: .leading) {
      Label(stop.title, systemImage: isVisited ? "checkmark.circle" : "circle")
      DisclosureGroup("Story", isExpanded: $isStoryShown) { Text(stop.story) }
      Button("Next stop", action: onNext)
    }
    .padding()
  }
}
