import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
  var count: Int { items.count }
  func add(_ item: String) { items.append(item) }
}
final class Session: ObservableObject {
  @Published var name = ""
  let cart = Cart()
  var visits = 0
  func visit() { visits += 1 }
}
@Observable
final class Settings {
  var city = ""
  var unit: String {
    get { UserDefaults.standard.string(forKey: "unit") ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: "unit") }
  }
  @ObservationIgnored var taps = 0
  func tap() { taps += 1 }
}
struct Page: View {
  @ObservedObject var session: Session
  @Environment(Settings.self) private var settings
  var body: some View {
    Text("\(session.cart.count)")  // expect: unannounced_change
    Text("\(session.visits)")  // expect: unannounced_change
    Text(settings.unit)  // expect: unannounced_change
    Text("\(settings.taps)")  // expect: unannounced_change
    Button("Add") { session.cart.add("a") }
    Button("Unit") { settings.unit = "km" }
  }
}
