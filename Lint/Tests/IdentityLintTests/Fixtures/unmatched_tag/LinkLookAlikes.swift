import SwiftUI

struct Peak: Identifiable, Hashable { let id: UUID; let name: String }
struct Note: Identifiable, Hashable { let id: Int; let title: String }
enum Place: Hashable { case inbox, archive }
typealias Summit = Peak

struct Peaks: View {
  let peaks: [Peak]
  let best: Summit?
  @State private var path = NavigationPath()
  @State private var names: [String] = []
  @State private var place: Place?
  var body: some View {
    NavigationSplitView {
      List(selection: $place) {
        NavigationLink("Inbox", value: Place.inbox)
      }
    } detail: {
      NavigationStack(path: $path) {
        List(peaks) { peak in
          NavigationLink(peak.name, value: peak.id)
          NavigationLink("All", value: peak)
        }
        .toolbar {
          NavigationLink("Best", value: best)
          Button("Add") { names.append("a") }
          Button("Open") { path.append(peaks[0]) }
        }
        .navigationDestination(for: Peak.ID.self) { id in Text("\(id)") }
        .navigationDestination(for: Summit.self) { Text($0.name) }
      }
    }
  }
}
