import SwiftUI

@MainActor
@Observable
final class ImportSession {
  enum Phase: Equatable {
    case idle
    case running(done: Int, total: Int)
    case finished(count: Int, failures: Int)
  }

  private(set) var phase = Phase.idle

  func start(_ urls: [URL], service: any RecipeService, store: RecipeStore) async {
    if case .running = phase { return }
    phase = .running(done: 0, total: urls.count)
    var failures = 0
    for (index, url) in urls.enumerated() {
      do {
        store.addImported(try await service.recipe(at: url))
      } catch {
        failures += 1
      }
      phase = .running(done: index + 1, total: urls.count)
    }
    phase = .finished(count: urls.count - failures, failures: failures)
  }

  func reset() {
    phase = .idle
  }
}

struct ImportBanner: View {
  private let session = ImportSession()

  @Environment(RecipeStore.self) private var store
  @Environment(\.recipeService) private var service
  @State private var text = ""

  private var urls: [URL] {
    text.split(whereSeparator: \.isWhitespace)
      .compactMap { URL(string: String($0)) }
      .filter { $0.scheme == "https" }
  }

  var body: some View {
    switch session.phase {
    case .idle:
      VStack(alignment: .leading) {
        TextField("Paste recipe links", text: $text, axis: .vertical)
          .lineLimit(1...4)
        Button("Import \(urls.count) Recipes", systemImage: "square.and.arrow.down") {
          let pending = urls
          text = ""
          Task { await session.start(pending, service: service, store: store) }
        }
        .disabled(urls.isEmpty)
      }
    case .running(let done, let total):
      ProgressView("Importing \(done) of \(total)", value: Double(done), total: Double(total))
    case .finished(let count, let failures):
      HStack {
        Text(failures == 0 ? "Imported \(count)" : "Imported \(count), \(failures) failed")
        Spacer()
        Button("OK") { session.reset() }
      }
    }
  }
}
