import SwiftUI

struct OutingDetailView: View {
  @State var outing: Outing

  @EnvironmentObject private var club: ClubStore
  @Environment(\.currentMemberID) private var currentMemberID
  @State private var toast: String?

  var body: some View {
    List {
      Section {
        LabeledContent("Boat", value: outing.boatClass.rawValue)
        LabeledContent("Start") {
          Text(outing.start, format: .dateTime.weekday().day().month().hour().minute())
        }
        if !outing.remarks.isEmpty {
          Text(outing.remarks)
        }
      }

      Section("Crew") {
        ForEach(outing.participants, id: \.self) { memberID in
          HStack {
            AvatarView(member: club.member(memberID))
            Text(club.name(of: memberID))
          }
        }
        .onDelete { offsets in
          outing.participants.remove(atOffsets: offsets)
        }
        if outing.freeSeats > 0 {
          Text("\(outing.freeSeats) seats are free")
            .foregroundColor(.secondary)
        }
      }

      Section {
        Button(outing.includes(currentMemberID) ? "Step Out" : "Sign Up", action: toggleMyself)
          .disabled(
            currentMemberID == nil || (outing.freeSeats == 0 && !outing.includes(currentMemberID)))
      }
    }
    .navigationTitle(outing.title)
    .toolbar { EditButton() }
    .toast($toast)
  }

  private func toggleMyself() {
    guard let memberID = currentMemberID else { return }
    if outing.includes(memberID) {
      outing.participants.removeAll { $0 == memberID }
      toast = "You stepped out"
    } else {
      outing.participants.append(memberID)
      toast = "See you at the dock"
    }
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
}
