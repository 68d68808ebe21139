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
