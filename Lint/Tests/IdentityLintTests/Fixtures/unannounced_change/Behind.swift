import Combine
import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
  var isBig: Bool {
    get { UserDefaults.standard.bool(forKey: "big") }
    set { UserDefaults.standard.set(newValue, forKey: "big") }
  }
}
struct SettingsView: View {
  @StateObject private var settings = Settings()
  var body: some View {
    Text(settings.isBig ? "Big" : "Small")  // expect: unannounced_change
    Button("Change") { settings.isBig.toggle() }
  }
}
final class Counter: ObservableObject {
  private let subject = CurrentValueSubject<Int, Never>(0)
  var count: Int { subject.value }
  func add() { subject.send(count + 1) }
}
struct CounterView: View {
  @StateObject private var counter = Counter()
  var body: some View {
    Text("\(counter.count)")  // expect: unannounced_change
    Button("Add") { counter.add() }
  }
}
