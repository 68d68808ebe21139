import SwiftUI

@Observable
final class BandStore {
  var members: [String] = []
}

struct BandList: View {
  @Environment(BandStore.self) private var store

  var body: some View {
    List {
      Text("\(store.members.count) members")
      Button("Hire a musician") {
        store.members.append("Musician \(store.members.count + 1)")
      }
    }
  }
}

struct BandView: View {
  @State private var isDark = false
  @State private var store = BandStore()

  var body: some View {
    NavigationStack {
      BandList()
        .navigationTitle("Band")
        .toolbar {
          Toggle("Dark", isOn: $isDark)
        }
    }
    .environment(store)
    .preferredColorScheme(isDark ? .dark : .light)
  }
}
