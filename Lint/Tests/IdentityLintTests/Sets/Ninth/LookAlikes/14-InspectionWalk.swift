import SwiftUI

@Observable
final class WalkSession {
  private(set) var startedAt: Date?
  private(set) var lastDuration: TimeInterval?
  var findings: [String] = []

  func begin() {
    guard startedAt == nil else { return }
    startedAt = .now
  }

  func end() {
    guard let startedAt else { return }
    lastDuration = Date.now.timeIntervalSince(startedAt)
    self.startedAt = nil
  }
}

struct SiteView: View {
  @State private var session = WalkSession()
  @State private var isWalking = false

  var body: some View {
    VStack {
      Button("Start Walk") { isWalking = true }
      if let duration = session.lastDuration {
        Text("Last walk: \(Duration.seconds(duration).formatted())")
      }
      Text("\(session.findings.count) findings")
    }
    .sheet(isPresented: $isWalking) {
      InspectionWalk(session: session)
    }
  }
}

struct InspectionWalk: View {
  let session: WalkSession
  @Environment(\.dismiss) private var dismiss
  private let stations = ["Gate", "Hall 1", "Hall 2", "Roof"]

  var body: some View {
    NavigationStack {
      List(stations, id: \.self) { station in
        NavigationLink(station, value: station)
      }
      .navigationTitle("Walk")
      .navigationDestination(for: String.self) { station in
        StationView(station: station) { session.findings.append("\(station): \($0)") }
      }
      .toolbar {
        Button("Finish") { dismiss() }
      }
    }
    .onAppear { session.begin() }
    .onDisappear { session.end() }
  }
}

private struct StationView: View {
  let station: String
  let onReport: (String) -> Void
  @State private var finding = ""

  var body: some View {
    Form {
      TextField("Finding", text: $finding)
      Button("Report") {
        onReport(finding)
        finding = ""
      }
      .disabled(finding.isEmpty)
    }
    .navigationTitle(station)
  }
}
