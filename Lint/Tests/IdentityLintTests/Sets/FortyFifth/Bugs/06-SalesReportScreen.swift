import SwiftUI

@MainActor
@Observable
final class SalesReport {
  private(set) var total = 0
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
    total = value
  }
}

struct SalesReportScreen: View {
  let report: SalesReport

  var body: some View {
    ScrollView {
      sections
        .padding(.horizontal)
        // bug: The report is fetched three times and three visits are counted
        .task { await report.open() }
    }
    .navigationTitle("Sales")
  }

  @ViewBuilder
  private var sections: some View {
    Text(report.total, format: .number)
      .font(.largeTitle)
    RoundedRectangle(cornerRadius: 12)
      .fill(.quaternary)
      .frame(height: 180)
    Text("Opened \(report.visits) times")
      .font(.footnote)
  }
}
