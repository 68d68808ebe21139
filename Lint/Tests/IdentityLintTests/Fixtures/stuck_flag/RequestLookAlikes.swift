import SwiftUI

struct Request: Equatable { let id = UUID(); let order: Int }
@MainActor @Observable final class Router {
  var used: Int?
  var consumed: Int?
  var unique: Request?
  var selected: Int?
  var bound: Int?
  var shown: Int?
  var maybe: Int?
  var isOn = false
  func receive(_ order: Int) {
    used = order
    consumed = order
    unique = Request(order: order)
    selected = order
    bound = order
    shown = order
    isOn = true
  }
  func consume() -> Int? {
    defer { consumed = nil }
    return consumed
  }
  func set(_ order: Int?) { maybe = order }
  func stop() { isOn = false }
}
struct Orders: View {
  @Bindable var router: Router
  @State private var path: [Int] = []
  @State private var count = 0
  var body: some View {
    NavigationStack(path: $path) {
      // The value is a state that a view shows, and no request.
      Text("\(router.shown ?? 0) \(count)")
      Child(order: $router.bound)
    }
    .onChange(of: router.used) { _, order in
      guard let order else { return }
      path = [order]
      router.used = nil
    }
    .onChange(of: router.consumed) {
      if let order = router.consume() { path = [order] }
    }
    .onChange(of: router.unique) { _, request in
      if let request { path = [request.order] }
    }
    .onChange(of: router.bound) { _, order in
      if let order { path = [order] }
    }
    .onChange(of: router.shown) { _, order in
      if let order { path = [order] }
    }
    .onChange(of: router.maybe) { _, order in
      path = order.map { [$0] } ?? []
    }
    .onChange(of: router.isOn) { _, isOn in path = isOn ? [1] : [] }
    // It opens nothing.
    .onChange(of: router.selected) { _, order in count = order ?? 0 }
  }
}
struct Child: View {
  @Binding var order: Int?
  var body: some View { Button("Clear") { order = nil } }
}
