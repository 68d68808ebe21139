import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
  var total: Int { items.count }
  func add(_ item: String) { items.append(item) }
}
struct Shop: View {
  @StateObject private var cart = Cart()
  @State private var isOpen = false
  var body: some View {
    Button("Add") { cart.add("Tea") }
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { CartScreen() }
  }
}
struct CartScreen: View {
  @StateObject private var cart = Cart()  // expect: second_owner
  var body: some View {
    Text("\(cart.total)")
    Button("Clear") { cart.items.removeAll() }
  }
}

@Observable final class Settings { var isMetric = true }
struct Trip: View {
  @State private var settings = Settings()
  var body: some View {
    TabView {
      Text(settings.isMetric ? "km" : "mi")
      SettingsScreen()
    }
  }
}
struct SettingsScreen: View {
  @State private var settings = Settings()  // expect: second_owner
  var body: some View { Toggle("Metric", isOn: $settings.isMetric) }
}

final class Session: ObservableObject { @Published var user: String? }
struct Tabs: View {
  var body: some View {
    TabView {
      Profile()
      Login()
    }
  }
}
struct Profile: View {
  @StateObject private var session = Session()  // expect: second_owner
  var body: some View { Text(session.user ?? "Nobody") }
}
struct Login: View {
  @StateObject private var session = Session()
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Log in") { session.user = name }
  }
}
