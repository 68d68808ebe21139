import SwiftUI
import Observation

struct Headline: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let source: String
}

@MainActor @Observable
final class HeadlineModel {
  private(set) var headlines: [Headline] = []
  private(set) var updatedAt: Date?
  private let endpoint: URL

  init(endpoint: URL) { self.endpoint = endpoint }

  func reload() async {
    guard
      let (data, _) = try? await URLSession.shared.data(from: endpoint),
      let fresh = try? JSONDecoder().decode([Headline].self, from: data)
    else { return }
    headlines = fresh
    updatedAt = .now
  }
}

struct HeadlinesScreen: View {
  let model: HeadlineModel
  @State private var needsReload = true
  @AppStorage("headlines.source") private var source = ""

  private var shown: [Headline] {
    source.isEmpty ? model.headlines : model.headlines.filter { $0.source == source }
  }

  var body: some View {
    List(shown) { headline in
      VStack(alignment: .leading) {
        Text(headline.title)
        Text(headline.source).font(.caption).foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Headlines")
    .toolbar {
      if let updatedAt = model.updatedAt {
        Text(updatedAt, style: .time)
      }
      Button("Reload") { needsReload = true }
        .disabled(needsReload)
    }
    // bug: the task clears the very value it is keyed by before it awaits: SwiftUI cancels it,
    // the request fails with cancellation, and the list stays empty or old
    .task(id: needsReload) {
      guard needsReload else { return }
      needsReload = false
      await model.reload()
    }
  }
}
