import SwiftUI

final class Rest {
  static let shared = Rest()
  var remaining = 90
  func tick() { remaining -= 1 }
}

// Nothing changes in it.
final class PriceFormat {
  private let style = NumberFormatter()
  func text(_ price: Int) -> String { style.string(from: price as NSNumber) ?? "" }
}

// No view shows its changes.
final class Recorder {
  private var lines: [String] = []
  func record(_ line: String) { lines.append(line) }
}

struct Tools: View {
  private let format = PriceFormat()
  private let recorder = Recorder()
  private let shared = Rest.shared
  static let own = Rest()

  var body: some View {
    Button(format.text(1)) {
      recorder.record("tapped")
      shared.tick()
    }
    Text("\(shared.remaining + Self.own.remaining)")
  }
}

struct Kept: View {
  @State private var rest = Rest()
  @State private var ticks = 0
  var body: some View {
    Button("\(rest.remaining) \(ticks)") {
      rest.tick()
      ticks += 1
    }
  }
}

// The caller passes it.
struct Passed: View {
  let rest: Rest
  var other = Rest()
  var body: some View { Button("\(rest.remaining + other.remaining)") { rest.tick() } }
}

// Its `==` keeps the first value, and so the first object.
struct Compared: View, Equatable {
  let title: String
  private let rest = Rest()
  var body: some View { Button("\(title) \(rest.remaining)") { rest.tick() } }
  nonisolated static func == (left: Compared, right: Compared) -> Bool { left.title == right.title }
}

struct Page: View {
  @State private var heartRate = 60
  @State private var rest = Rest()

  var body: some View {
    Stepper("Rate", value: $heartRate)
    Tools()
    Kept()
    Passed(rest: rest, other: rest)
    Compared(title: "\(heartRate)").equatable()
  }
}

// Made once, with the window, by a body that runs once.
struct Root: View {
  private let rest = Rest()
  var body: some View { Button("\(rest.remaining)") { rest.tick() } }
}

struct Outer: View {
  var body: some View { Root() }
}

@main struct Main: App {
  private let rest = Rest()
  var body: some Scene { WindowGroup { Root() } }
}
