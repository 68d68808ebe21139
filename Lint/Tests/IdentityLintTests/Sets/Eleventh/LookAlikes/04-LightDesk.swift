import SwiftUI
import Observation

struct LightZone: Identifiable, Hashable {
  let id: UUID
  var name: String
  var level = 0.8
  var isOff = false
}

@Observable
final class LightRig {
  var zones: [LightZone] = []

  func remove(_ id: LightZone.ID) {
    zones.removeAll { $0.id == id }
  }

  func moveToTop(_ id: LightZone.ID) {
    guard let index = zones.firstIndex(where: { $0.id == id }) else { return }
    zones.insert(zones.remove(at: index), at: 0)
  }
}

struct LightDeskView: View {
  let rig: LightRig

  var body: some View {
    List(rig.zones) { zone in
      ZoneStrip(
        name: zone.name,
        level: level(of: zone),
        onPromote: { rig.moveToTop(zone.id) },
        onRemove: { rig.remove(zone.id) }
      )
    }
  }

  private func level(of zone: LightZone) -> Binding<Double> {
    Binding {
      rig.zones.first { $0.id == zone.id }?.level ?? zone.level
    } set: { newValue in
      guard let index = rig.zones.firstIndex(where: { $0.id == zone.id }) else { return }
      rig.zones[index].level = newValue
      rig.zones[index].isOff = newValue == 0
    }
  }
}

private struct ZoneStrip: View {
  let name: String
  @Binding var level: Double
  let onPromote: () -> Void
  let onRemove: () -> Void

  var body: some View {
    HStack {
      Text(name)
      Slider(value: $level)
      Menu("More") {
        Button("Move to top", action: onPromote)
        Button("Remove", role: .destructive, action: onRemove)
      }
    }
  }
}
