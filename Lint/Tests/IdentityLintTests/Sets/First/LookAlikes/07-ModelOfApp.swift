import SwiftUI

final class AppModel: ObservableObject { @Published var count = 0; func add() { count += 1 } }
@main struct CounterApp: App {
  @StateObject private var model = AppModel()
  var body: some Scene { WindowGroup { Root7().environmentObject(model) } }
}
struct Root7: View {
  @EnvironmentObject var model: AppModel
  var body: some View { Button("\(model.count)") { model.add() } }
}
