import Combine
import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
  var isBig: Bool {
    get { UserDefaults.standard.bool(forKey: "big") }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "big")
    }
  }
}
// A published property changes with it.
final class Sizes: ObservableObject {
  @Published private(set) var version = 0
  var isBig: Bool {
    get { UserDefaults.standard.bool(forKey: "big") }
    set { UserDefaults.standard.set(newValue, forKey: "big") }
  }
  func change() {
    isBig.toggle()
    version += 1
  }
}
// Something receives from the subject.
final class Counter: ObservableObject {
  private let subject = CurrentValueSubject<Int, Never>(0)
  @Published private(set) var shown = 0
  var count: Int { subject.value }
  init() { subject.assign(to: &$shown) }
  func add() { subject.send(count + 1) }
}
struct SettingsView: View {
  @StateObject private var settings = Settings()
  @StateObject private var sizes = Sizes()
  @StateObject private var counter = Counter()
  var body: some View {
    Text(settings.isBig ? "Big" : "Small")
    Text(sizes.isBig ? "Big" : "Small")
    Text("\(counter.count)")
    Button("Change") { settings.isBig.toggle() }
    Button("Change") { sizes.change() }
    Button("Add") { counter.add() }
  }
}
