import Combine
import SwiftUI

@MainActor @Observable
final class Feed {
  var count = 0
  let channel: Int
  init(channel: Int) { self.channel = channel }
  func begin() { Task { count += 1 } }
}

final class Shared: ObservableObject {
  @Published var count = 0
  init() { Task { count = 1 } }
}

@MainActor @Observable
final class Root {
  var count = 0
  init() { Task { count = 1 } }
}

@main
struct Program: App {
  @State private var root = Root()
  var body: some Scene { WindowGroup { Once(root: root) } }
}

struct Once: View {
  let root: Root
  @State private var own = Root()
  var body: some View { Text("\(root.count + own.count)") }
}

struct Board: View {
  @State private var scale = 1.0
  var body: some View {
    Slider(value: $scale)
    Strip(scale: scale)
    Observed(scale: scale)
    Given(scale: scale)
  }
}

struct Strip: View {
  let scale: Double
  @State private var feed = Feed(channel: 1)
  var body: some View { Text("\(feed.count)").onAppear { feed.begin() } }
}

struct Observed: View {
  let scale: Double
  @StateObject private var shared = Shared()
  var body: some View { Text("\(shared.count)") }
}

struct Given: View {
  let scale: Double
  @State private var root: Root?
  var body: some View { Text("\(root?.count ?? 0)").task { root = Root() } }
}
