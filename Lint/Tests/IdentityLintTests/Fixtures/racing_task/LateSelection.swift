import SwiftUI

struct Visit: Identifiable {
  let id: Int
  var pictures: [String] = []
}
final class Visits: ObservableObject {
  @Published var visits: [Visit] = []
  @Published var selectedID: Visit.ID?
  private let upload: (Data) async throws -> String
  init(upload: @escaping (Data) async throws -> String) { self.upload = upload }

  func attach(_ data: Data) async {
    do {
      let picture = try await upload(data)
      guard let id = selectedID else { return }  // expect: racing_task
      update(id) { $0.pictures.append(picture) }
    } catch {}
  }
  func begin(_ data: Data) {
    Task {
      let picture = try await upload(data)
      if let selectedID {  // expect: racing_task
        add(picture, to: selectedID)
      }
    }
  }
  private func add(_ picture: String, to id: Visit.ID) { update(id) { $0.pictures += [picture] } }
  private func update(_ id: Visit.ID, _ change: (inout Visit) -> Void) {
    guard let index = visits.firstIndex(where: { $0.id == id }) else { return }
    change(&visits[index])
  }
}
struct VisitPage: View {
  @StateObject var visits: Visits
  @State private var notes: [Int: String] = [:]
  @State private var selection: Int?
  let shorten: (String) async -> String
  var body: some View {
    List(visits.visits, selection: $visits.selectedID) { Text("\($0.id)") }
    Picker("Note", selection: $selection) { Text("1").tag(Int?.some(1)) }
    Button("Add") { Task { await note("long") } }
  }
  private func note(_ text: String) async {
    let short = await shorten(text)
    guard let chosen = selection else { return }  // expect: racing_task
    notes[chosen] = short
  }
}
