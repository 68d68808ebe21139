import SwiftUI

final class Watch6: ObservableObject { @Published var elapsed = 0; func tick() { elapsed += 1 } }
struct WatchView6: View {
  let label: String
  @StateObject private var model = Watch6()
  var body: some View { Button("\(label) \(model.elapsed)") { model.tick() } }
}
struct Laps6b: View {
  @State private var label = "";
  var body: some View {
    VStack {
      TextField("Label", text: $label); WatchView6(label: label)
    }
  }
}
