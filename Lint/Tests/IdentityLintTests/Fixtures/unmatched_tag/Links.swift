import SwiftUI

struct Trail: Identifiable, Hashable { let id: UUID; let name: String }
enum Settings: Hashable { case sound, account }

struct TrailRow: View {
  let trail: Trail
  var body: some View {
    NavigationLink(value: trail.id) { Text(trail.name) }  // expect-info: unmatched_tag
  }
}
struct Trails: View {
  let trails: [Trail]
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      List(trails) { trail in
        TrailRow(trail: trail)
        NavigationLink(trail.name, value: trail)
      }
      .toolbar {
        Button("First") { path.append(trails[0].name) }  // expect-info: unmatched_tag
        NavigationLink("Sound", value: Settings.sound)  // expect-info: unmatched_tag
      }
      .navigationDestination(for: Trail.self) { Text($0.name) }
    }
  }
}
