import SwiftUI

@Observable
final class RecentStore {
  var names: [String] = []
}

private struct RecentStoreKey: EnvironmentKey {
  static let defaultValue = RecentStore()
}

extension EnvironmentValues {
  var recentStore: RecentStore {
    get { self[RecentStoreKey.self] }
    set { self[RecentStoreKey.self] = newValue }
  }
}

struct VisitButton: View {
  let name: String
  @Environment(\.recentStore) private var store

  var body: some View {
    Button("Visit \(name)") { store.names.append(name) }
  }
}

struct VisitCount: View {
  @Environment(\.recentStore) private var store

  var body: some View {
    Text("\(store.names.count) visits")
  }
}

struct TourView: View {
  var body: some View {
    VStack {
      VisitCount()
      VisitButton(name: "Castle")
      VisitButton(name: "Museum")
    }
  }
}
