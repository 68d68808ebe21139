import SwiftUI

struct Visit: Identifiable {
  let id: Int
  var pictures: [String] = []
}
final class Visits: ObservableObject {
  @Published var visits: [Visit] = []
  @Published var selectedID: Visit.ID?
  @Published var selected: Visit?
  @Published var lastUploadID: Visit.ID?
  private let upload: (Data) async throws -> String
  private let load: (Int) async -> [Visit]
  init(upload: @escaping (Data) async throws -> String, load: @escaping (Int) async -> [Visit]) {
    self.upload = upload
    self.load = load
  }

  // Read before the wait.
  func attach(_ data: Data) async {
    guard let id = selectedID, let picture = try? await upload(data) else { return }
    update(id) { $0.pictures.append(picture) }
  }
  func attachEarly(_ data: Data) async throws {
    let id = selectedID
    let picture = try await upload(data)
    guard let id else { return }
    update(id) { $0.pictures.append(picture) }
  }
  // Compared with what was selected before.
  func attachCompared(_ data: Data) async throws {
    let before = selectedID
    let picture = try await upload(data)
    guard let id = selectedID, id == before else { return }
    update(id) { $0.pictures.append(picture) }
  }
  // The caller passes it.
  func attach(_ data: Data, to id: Visit.ID) async throws {
    let picture = try await upload(data)
    update(id) { $0.pictures.append(picture) }
  }
  // The selected one is looked up in the answer.
  func reload(page: Int) async {
    let all = await load(page)
    visits = all
    guard let id = selectedID else { return }
    selected = all.first { $0.id == id }
  }
  // Nothing of the answer goes to it.
  func finish(_ data: Data) async throws {
    let picture = try await upload(data)
    print(picture)
    guard let id = selectedID else { return }
    update(id) { $0.pictures.removeAll() }
  }
  // No selection of the user.
  func remember(_ data: Data) async throws {
    let picture = try await upload(data)
    guard let id = lastUploadID else { return }
    update(id) { $0.pictures.append(picture) }
  }
  private func update(_ id: Visit.ID, _ change: (inout Visit) -> Void) {
    guard let index = visits.firstIndex(where: { $0.id == id }) else { return }
    change(&visits[index])
    lastUploadID = id
  }
}
struct VisitPage: View {
  @StateObject var visits: Visits
  var body: some View {
    List(visits.visits, selection: $visits.selectedID) { Text("\($0.id)") }
  }
}
