import Foundation
import Observation

@MainActor
@Observable
final class CatalogStore {
  private(set) var targets: [CelestialTarget] = []
  private(set) var nextOffset = 0
  private(set) var hasMore = true
  private(set) var isLoadingPage = false
  private(set) var pageError: String?
  var kinds: Set<TargetKind> = Set(TargetKind.allCases)
  var faintestMagnitude: Double = 12

  @ObservationIgnored private let service: CatalogService

  init(service: CatalogService = CatalogService()) {
    self.service = service
  }

  func loadFirstPageIfNeeded() async {
    guard nextOffset == 0 else { return }
    await loadNextPage()
  }

  func loadNextPage() async {
    guard !isLoadingPage, hasMore else { return }
    isLoadingPage = true
    pageError = nil
    do {
      let page = try await service.page(offset: nextOffset)
      let known = Set(targets.map(\.id))
      targets.append(contentsOf: page.targets.filter { !known.contains($0.id) })
      nextOffset += page.targets.count
      hasMore = page.hasMore
      isLoadingPage = false
    } catch {
      pageError = error.localizedDescription
    }
  }

  func target(_ id: CelestialTarget.ID?) -> CelestialTarget? {
    guard let id else { return nil }
    return targets.first { $0.id == id }
  }

  func name(of id: CelestialTarget.ID?) -> String {
    guard let id else { return "No target" }
    return target(id)?.name ?? id
  }

  func matching(_ query: String) -> [CelestialTarget] {
    let trimmed = query.trimmingCharacters(in: .whitespaces)
    return targets.filter { target in
      guard kinds.contains(target.kind), target.magnitude <= faintestMagnitude else { return false }
      guard !trimmed.isEmpty else { return true }
      return target.name.localizedStandardContains(trimmed)
        || target.constellation.localizedStandardContains(trimmed)
        || target.id.localizedStandardContains(trimmed)
    }
  }

  var isFiltered: Bool {
    kinds.count < TargetKind.allCases.count || faintestMagnitude < 12
  }

  func resetFilter() {
    kinds = Set(TargetKind.allCases)
    faintestMagnitude = 12
  }

  func toggleFavorite(_ id: CelestialTarget.ID) {
    guard let index = targets.firstIndex(where: { $0.id == id }) else { return }
    targets[index].isFavorite.toggle()
  }

  func setNotes(_ notes: String, for id: CelestialTarget.ID) {
    guard let index = targets.firstIndex(where: { $0.id == id }) else { return }
    targets[index].notes = notes
  }

  /// Keeps a target that the remote search found, so that its name can be shown elsewhere.
  func adopt(_ target: CelestialTarget) {
    guard !targets.contains(where: { $0.id == target.id }) else { return }
    targets.append(target)
  }
}
