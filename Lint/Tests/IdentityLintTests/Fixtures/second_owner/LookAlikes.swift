import SwiftUI

/// Each has a stopwatch of its own, by another name.
final class Stopwatch: ObservableObject {
  @Published var seconds = 0
  func tick() { seconds += 1 }
}
struct Race: View {
  @StateObject private var total = Stopwatch()
  var body: some View {
    Button("\(total.seconds)") { total.tick() }
    Lap()
  }
}
struct Lap: View {
  @StateObject private var lap = Stopwatch()
  var body: some View { Button("\(lap.seconds)") { lap.tick() } }
}

/// The model is passed, or read from the environment.
final class Cart: ObservableObject { @Published var items: [String] = [] }
struct Shop: View {
  @StateObject private var cart = Cart()
  var body: some View {
    Button("Add") { cart.items.append("Tea") }
    CartRow(cart: cart)
    CartBadge().environmentObject(cart)
  }
}
struct CartRow: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(cart.items.count)") }
}
struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.items.count)") }
}

/// Each of them reads the same defaults.
final class Preferences: ObservableObject {
  @Published var isMetric: Bool {
    didSet { UserDefaults.standard.set(isMetric, forKey: "metric") }
  }
  init() { isMetric = UserDefaults.standard.bool(forKey: "metric") }
}
struct Trip: View {
  @StateObject private var preferences = Preferences()
  var body: some View {
    Text(preferences.isMetric ? "km" : "mi")
    TripSettings()
  }
}
struct TripSettings: View {
  @StateObject private var preferences = Preferences()
  var body: some View { Toggle("Metric", isOn: $preferences.isMetric) }
}

/// Each uses other properties.
final class Form: ObservableObject {
  @Published var name = ""
  @Published var isOpen = false
}
struct Outer: View {
  @StateObject private var form = Form()
  var body: some View {
    TextField("Name", text: $form.name)
    Inner()
  }
}
struct Inner: View {
  @StateObject private var form = Form()
  var body: some View { Button(form.isOpen ? "Close" : "Open") { form.isOpen.toggle() } }
}

/// The view is also made elsewhere, where it stands alone.
final class Counter: ObservableObject { @Published var count = 0 }
struct Pair: View {
  @StateObject private var counter = Counter()
  var body: some View {
    Button("\(counter.count)") { counter.count += 1 }
    CounterRow()
  }
}
struct Alone: View { var body: some View { CounterRow() } }
struct CounterRow: View {
  @StateObject private var counter = Counter()
  var body: some View { Button("\(counter.count)") { counter.count += 1 } }
}
