import SwiftUI

final class Model: ObservableObject {
  static let shared = Model()
  static func current() -> Model { shared }
  @Published var count = 0
}

struct Shared: View {
  @ObservedObject var model = Model.shared
  @ObservedObject var other = Model.current()
  @StateObject private var own = Model()

  var body: some View { Text("\(model.count + other.count + own.count)") }
}

// Every caller passes one.
struct Passed: View {
  @ObservedObject var model = Model()
  var body: some View { Text("\(model.count)") }
}

// Made once, with the window.
struct Root: View {
  @ObservedObject var model = Model()
  var body: some View {
    Shared()
    Passed(model: model)
  }
}

@main struct Main: App {
  @ObservedObject var model = Model()
  var body: some Scene { WindowGroup { Root() } }
}

// A facade: nothing is in the object itself.
final class Preferences: ObservableObject {
  @AppStorage("name") var name = ""
  @Published var size = UserDefaults.standard.integer(forKey: "size") {
    didSet { UserDefaults.standard.set(size, forKey: "size") }
  }
}

struct Options: View {
  @ObservedObject var preferences = Preferences()
  var body: some View { TextField("Name", text: $preferences.name) }
}

// Nothing changes in it after it was made: a new one is the same.
final class Details: ObservableObject {
  @Published var title: String
  init(title: String) { self.title = title }
}

struct DetailPage: View {
  @ObservedObject var details: Details
  var body: some View { Text(details.title) }
}

// Its `==` keeps the first value, and so the first object.
struct Compared: View, Equatable {
  let name: String
  @ObservedObject var model = Model()
  var body: some View { Button(name) { model.count += 1 } }
  nonisolated static func == (left: Compared, right: Compared) -> Bool { left.name == right.name }
}

// Nothing makes the body of this one run again.
struct Fixed: View {
  var body: some View { Inner() }
}

struct Inner: View {
  @ObservedObject var model = Model()
  var body: some View { Text("\(model.count)") }
}

// The child keeps the first one.
struct Keeper: View {
  @StateObject private var model: Model
  init(model: Model) { _model = StateObject(wrappedValue: model) }
  var body: some View { Text("\(model.count)") }
}

struct KeepingParent: View {
  @State private var isOn = false

  var body: some View {
    Toggle("On", isOn: $isOn)
    Options()
    DetailPage(details: Details(title: "A"))
    Compared(name: "A").equatable()
    Fixed()
    Keeper(model: Model())
    Button("Open") { present(Passed(model: Model())) }
  }

  private func present(_ view: some View) {}
}
