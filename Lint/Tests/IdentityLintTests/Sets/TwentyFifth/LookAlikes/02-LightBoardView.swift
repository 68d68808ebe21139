import SwiftUI

struct LightZone: Identifiable, Hashable {
  let id: UUID
  var name: String
  var isOff: Bool
  var level: Double
}

@Observable
final class LightBoard {
  var zones: [LightZone] = [
    LightZone(id: UUID(), name: "Stage", isOff: false, level: 0.8),
    LightZone(id: UUID(), name: "Hall", isOff: true, level: 0.6),
  ]

  var lit: [LightZone] { zones.filter { !$0.isOff } }
}

struct LightBoardView: View {
  @State private var board = LightBoard()

  var body: some View {
    List {
      Section("Zones") {
        ForEach(board.zones) { zone in
          ZoneStrip(name: zone.name, strip: strip(for: zone))
        }
      }
      Section {
        Text("\(board.lit.count) zones lit")
      }
    }
  }

  private func strip(for zone: LightZone) -> Binding<LightZone> {
    let owner = board
    return Binding(
      get: { owner.zones.first { $0.id == zone.id } ?? zone },
      set: { changed in
        guard let index = owner.zones.firstIndex(where: { $0.id == zone.id }) else { return }
        owner.zones[index] = changed
      }
    )
  }
}

struct ZoneStrip: View {
  let name: String
  @Binding var strip: LightZone

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("\(name) off", isOn: $strip.isOff)
      Slider(value: $strip.level, in: 0...1)
    }
  }
}
