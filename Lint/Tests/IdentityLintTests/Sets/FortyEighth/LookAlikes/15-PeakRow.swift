import SwiftUI

struct Peak: Identifiable, Hashable {
  let id: UUID
  let name: String
  let height: Int
}

struct PeakRow: View {
  let peak: Peak

  var body: some View {
    NavigationLink(value: peak.id) {
      LabeledContent(peak.name) {
        Text(peak.height, format: .number)
      }
    }
  }
}

struct PeakDetail: View {
  let peak: Peak

  var body: some View {
    Text("\(peak.height) m")
      .navigationTitle(peak.name)
  }
}

struct PeaksScreen: View {
  let peaks: [Peak]

  var body: some View {
    NavigationStack {
      List(peaks) { peak in
        PeakRow(peak: peak)
      }
      .navigationTitle("Peaks")
      .navigationDestination(for: Peak.ID.self) { id in
        if let peak = peaks.first(where: { $0.id == id }) {
          PeakDetail(peak: peak)
        } else {
          ContentUnavailableView("Peak not found", systemImage: "mountain.2")
        }
      }
    }
  }
}
