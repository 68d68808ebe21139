import Foundation
import Observation
import OSLog

struct RecipeArchive: Sendable {
  let url: URL

  static var standard: RecipeArchive {
    RecipeArchive(url: URL.documentsDirectory.appending(path: "recipes.json"))
  }

  func load() -> [Recipe]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode([Recipe].self, from: data)
  }

  func write(_ recipes: [Recipe]) throws {
    let data = try JSONEncoder().encode(recipes)
    try data.write(to: url, options: .atomic)
  }
}

@MainActor
final class AutosaveService {
  private let store: RecipeStore
  private let archive: RecipeArchive
  private let logger = Logger(subsystem: "example.larder", category: "autosave")
  private var hasStarted = false

  init(store: RecipeStore, archive: RecipeArchive) {
    self.store = store
    self.archive = archive
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    observe()
  }

  private func observe() {
    withObservationTracking {
      _ = store.recipes
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        self?.save()
      }
    }
  }

  private func save() {
    do {
      try archive.write(store.recipes)
    } catch {
      logger.error("Saving recipes failed: \(error.localizedDescription)")
    }
  }
}
