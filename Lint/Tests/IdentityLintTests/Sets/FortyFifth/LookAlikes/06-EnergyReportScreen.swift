import SwiftUI

@MainActor
@Observable
final class EnergyReport {
  private(set) var kilowattHours = 0
  private(set) var visits = 0
  @ObservationIgnored let source: URL

  init(source: URL) {
    self.source = source
  }

  func open() async {
    visits += 1
    guard let (data, _) = try? await URLSession.shared.data(from: source),
      let value = try? JSONDecoder().decode(Int.self, from: data)
    else { return }
    kilowattHours = value
  }
}

struct EnergyReportScreen: View {
  let report: EnergyReport

  var body: some View {
    ScrollView {
      sections
        .padding(.horizontal)
        .task { await report.open() }
    }
    .navigationTitle("Energy")
  }

  @ViewBuilder
  private var sections: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(report.kilowattHours, format: .number)
        .font(.largeTitle)
      RoundedRectangle(cornerRadius: 12)
        .fill(.quaternary)
        .frame(height: 180)
      Text("Opened \(report.visits) times")
        .font(.footnote)
    }
  }
}
