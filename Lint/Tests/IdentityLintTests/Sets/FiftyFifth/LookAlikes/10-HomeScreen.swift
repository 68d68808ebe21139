import SwiftUI

struct Lamp: Identifiable, Hashable {
  let id: String
  let name: String
}

@Observable
final class LampRemote {
  private(set) var active: Lamp?
  private(set) var isDimmed = false

  func activate(_ lamp: Lamp) {
    active = lamp
    isDimmed = false
  }

  func toggleDimming() {
    isDimmed.toggle()
  }
}

struct ActiveLampBar: View {
  let remote: LampRemote

  var body: some View {
    HStack {
      Image(systemName: "lightbulb")
      Text(remote.active?.name ?? "All off")
      Spacer()
      Button {
        remote.toggleDimming()
      } label: {
        Image(systemName: remote.isDimmed ? "sun.min" : "sun.max")
      }
      .disabled(remote.active == nil)
    }
    .padding()
    .background(.bar)
  }
}

struct LampListView: View {
  let lamps: [Lamp]
  let remote: LampRemote

  var body: some View {
    NavigationStack {
      List(lamps) { lamp in
        Button(lamp.name) {
          remote.activate(lamp)
        }
      }
      .navigationTitle("Lamps")
    }
    .safeAreaInset(edge: .bottom) {
      ActiveLampBar(remote: remote)
    }
  }
}

struct HomeScreen: View {
  @State private var remote = LampRemote()
  let lamps: [Lamp]

  var body: some View {
    LampListView(lamps: lamps, remote: remote)
  }
}
