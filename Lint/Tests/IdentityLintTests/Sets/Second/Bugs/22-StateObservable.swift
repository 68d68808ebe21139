import SwiftUI

class Sync22: ObservableObject { @Published var progress = 0.0; func run() { progress = 1 } }
struct SyncView22: View {
  @State var sync: Sync22 = Sync22()  // bug: the bar never moves
  var body: some View { ProgressView(value: sync.progress); Button("Sync", action: sync.run) }
}
