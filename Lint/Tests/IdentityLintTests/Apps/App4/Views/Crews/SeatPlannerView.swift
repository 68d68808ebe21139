import SwiftUI
import UniformTypeIdentifiers

struct SeatPlannerView: View {
  @ObservedObject var crew: Crew

  @EnvironmentObject private var club: ClubStore

  private var bench: [Member] {
    club.activeMembers.filter { crew.seat(of: $0.id) == nil }
  }

  private var weight: Double {
    crew.seats.compactMap { club.member($0.memberID)?.weight }.reduce(0, +)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        TextField("Name", text: $crew.name)
          .textFieldStyle(.roundedBorder)

        SectionCard("Boat") {
          ForEach(crew.seats.reversed()) { seat in
            SeatRow(seat: seat, member: club.member(seat.memberID)) { memberID in
              crew.assign(memberID, to: seat.id)
            } clear: {
              crew.clear(seat.id)
            }
          }
          Text("\(Int(weight)) kg in the boat")
            .font(.caption)
            .foregroundColor(.secondary)
        }

        SectionCard("Bench") {
          if bench.isEmpty {
            Text("Everybody is in the boat.")
              .foregroundColor(.secondary)
          }
          ForEach(bench) { member in
            HStack {
              AvatarView(member: member)
              Text(member.fullName)
              Spacer()
              Text(member.canCox ? "cox" : member.side.title)
                .font(.caption)
                .foregroundColor(.secondary)
            }
            .contentShape(Rectangle())
            .onDrag {
              NSItemProvider(object: member.id.uuidString as NSString)
            }
          }
        }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
    .navigationTitle(crew.boatClass.rawValue)
    .navigationBarTitleDisplayMode(.inline)
    .animation(.default, value: crew.seats)
    .toolbar {
      Button {
        crew.undo()
      } label: {
        Label("Undo", systemImage: "arrow.uturn.backward")
      }
      .disabled(!crew.canUndo)
    }
  }
}

private struct SeatRow: View {
  let seat: Seat
  let member: Member?
  let assign: (Member.ID) -> Void
  let clear: () -> Void

  @Environment(\.clubColor) private var clubColor
  @State private var isTargeted = false

  var body: some View {
    HStack {
      Text(seat.title)
        .font(.subheadline)
        .foregroundColor(.secondary)
        .frame(width: 64, alignment: .leading)
      AvatarView(member: member)
      Text(member?.fullName ?? "Free")
        .foregroundColor(member == nil ? .secondary : .primary)
      Spacer()
      if member != nil {
        Button(action: clear) {
          Image(systemName: "xmark.circle")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Clear \(seat.title)")
      }
    }
    .padding(6)
    .background(RoundedRectangle(cornerRadius: 8).stroke(clubColor, lineWidth: isTargeted ? 2 : 0))
    .contentShape(Rectangle())
    .onDrop(of: [UTType.plainText], isTargeted: $isTargeted) { providers in
      guard let provider = providers.first(where: { $0.canLoadObject(ofClass: NSString.self) })
      else { return false }
      let assign = self.assign
      provider.loadObject(ofClass: NSString.self) { object, _ in
        guard let text = object as? String, let memberID = UUID(uuidString: text) else { return }
        DispatchQueue.main.async {
          assign(memberID)
        }
      }
      return true
    }
  }
}
