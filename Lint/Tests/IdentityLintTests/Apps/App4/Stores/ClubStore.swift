import Combine
import SwiftUI

final class ClubStore: ObservableObject {
  @Published private(set) var members: [Member]
  @Published private(set) var crews: [Crew]

  private let file = JSONFile<[Member]>(name: "members.json")
  private var cancellables = Set<AnyCancellable>()

  init() {
    let members = JSONFile<[Member]>(name: "members.json").read() ?? Member.samples
    self.members = members
    let ids = members.map(\.id)
    crews = [
      Crew(name: "Women's Four", boatClass: .four, memberIDs: Array(ids.prefix(3))),
      Crew(name: "Masters Eight", boatClass: .eight, memberIDs: Array(ids.dropFirst().prefix(5))),
      Crew(name: "Sprint Double", boatClass: .double),
    ]
    $members
      .sink { [file] members in
        file.write(members)
      }
      .store(in: &cancellables)
  }

  var activeMembers: [Member] {
    members.filter { !$0.isRetired }
  }

  func member(_ id: Member.ID?) -> Member? {
    guard let id = id else { return nil }
    return members.first { $0.id == id }
  }

  func name(of id: Member.ID?) -> String {
    member(id)?.fullName ?? "Unknown"
  }

  func save(_ member: Member) {
    if let index = members.firstIndex(where: { $0.id == member.id }) {
      members[index] = member
    } else {
      members.append(member)
    }
  }

  func deleteMembers(at offsets: IndexSet) {
    let leaving = offsets.map { members[$0].id }
    members.remove(atOffsets: offsets)
    for crew in crews {
      for seat in leaving.compactMap(crew.seat(of:)) {
        crew.clear(seat.id)
      }
    }
  }

  func addCrew(name: String, boatClass: BoatClass) {
    crews.append(Crew(name: name, boatClass: boatClass))
  }

  func deleteCrews(at offsets: IndexSet) {
    crews.remove(atOffsets: offsets)
  }

  func moveCrews(from source: IndexSet, to destination: Int) {
    crews.move(fromOffsets: source, toOffset: destination)
  }
}
