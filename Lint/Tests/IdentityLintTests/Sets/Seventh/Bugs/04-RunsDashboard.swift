import SwiftUI

struct BuildRun: Codable {
  let number: Int
  let branch: String
  let duration: TimeInterval
  let log: String
}

@MainActor
final class RunsStore: ObservableObject {
  @Published private(set) var runs: [BuildRun] = []
  @Published var lastRefresh = Date.now

  func refresh() async {
    let url = URL(string: "https://ci.example.com/runs.json")!
    guard let (data, _) = try? await URLSession.shared.data(from: url),
      let decoded = try? JSONDecoder().decode([BuildRun].self, from: data)
    else { return }
    runs = decoded
    lastRefresh = .now
  }
}

struct RunItem: Identifiable {
  // bug: items are mapped anew in every body pass, so each row gets a fresh id and its state is
  // thrown away
  let id = UUID()
  let title: String
  let subtitle: String
  let log: String

  init(run: BuildRun) {
    title = "#\(run.number) · \(run.branch)"
    subtitle = Duration.seconds(run.duration).formatted()
    log = run.log
  }
}

struct RunsDashboard: View {
  @StateObject private var store = RunsStore()
  @State private var filter = ""

  private var items: [RunItem] {
    store.runs
      .filter { filter.isEmpty || $0.branch.localizedCaseInsensitiveContains(filter) }
      .map(RunItem.init)
  }

  var body: some View {
    List(items) { item in
      RunRow(item: item)
    }
    .searchable(text: $filter)
    .navigationTitle("Builds")
    .safeAreaInset(edge: .bottom) {
      Text("Updated \(store.lastRefresh.formatted(date: .omitted, time: .standard))")
        .font(.footnote)
    }
    .task {
      while !Task.isCancelled {
        await store.refresh()
        try? await Task.sleep(for: .seconds(10))
      }
    }
  }
}

private struct RunRow: View {
  let item: RunItem
  @State private var isExpanded = false
  @State private var note = ""

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      Text(item.log).font(.caption.monospaced())
      TextField("Triage note", text: $note)
    } label: {
      VStack(alignment: .leading) {
        Text(item.title)
        Text(item.subtitle).foregroundStyle(.secondary)
      }
    }
  }
}
