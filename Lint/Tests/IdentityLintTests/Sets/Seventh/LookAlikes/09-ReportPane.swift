import SwiftUI

struct QuarterReport: Decodable {
  struct Line: Decodable, Identifiable {
    let id: String
    let label: String
    let value: Double
  }

  let title: String
  let lines: [Line]
}

struct ReportService {
  func report() async throws -> QuarterReport {
    async let head = title()
    async let lines = fetchLines()
    return try await QuarterReport(title: head, lines: lines)
  }

  private func title() async throws -> String {
    let url = URL(string: "https://reports.example.com/title")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }

  private func fetchLines() async throws -> [QuarterReport.Line] {
    let url = URL(string: "https://reports.example.com/lines")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([QuarterReport.Line].self, from: data)
  }
}

struct ReportPane: View {
  private enum Phase {
    case loading
    case loaded(QuarterReport)
    case failed(String)
  }

  @State private var phase = Phase.loading
  private let service = ReportService()

  var body: some View {
    switch phase {
    case .loading:
      ProgressView()
        .task { phase = await load() }
    case .loaded(let report):
      List(report.lines) { line in
        LabeledContent(line.label, value: line.value, format: .number)
      }
      .navigationTitle(report.title)
    case .failed(let message):
      VStack {
        Text(message)
        Button("Try Again") { phase = .loading }
      }
    }
  }

  private func load() async -> Phase {
    do {
      return .loaded(try await service.report())
    } catch {
      if Task.isCancelled { return .loading }
      return .failed(error.localizedDescription)
    }
  }
}
