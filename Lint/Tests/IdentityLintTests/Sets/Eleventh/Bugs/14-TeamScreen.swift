import SwiftUI
import Observation

struct Member: Identifiable, Decodable, Hashable, Sendable {
  let id: Int
  let name: String
  let role: String
}

@MainActor @Observable
final class TeamModel {
  private(set) var members: [Member] = []
  private(set) var isLoading = false
  private let fetch: @Sendable () async throws -> [Member]

  init(fetch: @escaping @Sendable () async throws -> [Member]) { self.fetch = fetch }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    if let fresh = try? await fetch() { members = fresh }
  }
}

struct TeamScreen: View {
  let model: TeamModel

  var body: some View {
    Group {
      if model.isLoading {
        ProgressView("Loading the team")
      } else if model.members.isEmpty {
        Text("Nobody here yet").foregroundStyle(.secondary)
      } else {
        MemberList(members: model.members)
      }
    }
    .navigationTitle("Team")
    // bug: a Group passes `.task` to the branch shown: load flips isLoading, the branch changes,
    // its task is cancelled and the new branch loads again, an endless flicker of requests
    .task {
      await model.load()
    }
  }
}

private struct MemberList: View {
  let members: [Member]

  private var byRole: [(role: String, members: [Member])] {
    Dictionary(grouping: members, by: \.role)
      .map { (role: $0.key, members: $0.value) }
      .sorted { $0.role < $1.role }
  }

  var body: some View {
    List {
      ForEach(byRole, id: \.role) { group in
        Section(group.role) {
          ForEach(group.members) { Text($0.name) }
        }
      }
    }
  }
}
