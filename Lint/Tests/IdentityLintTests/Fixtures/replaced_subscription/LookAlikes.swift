import Combine
import Foundation

final class Monitor {
  private var subscription: AnyCancellable?
  private var second: AnyCancellable?
  private var all: Set<AnyCancellable> = []
  private var list: [AnyCancellable] = []
  private var byName: [String: AnyCancellable] = [:]
  private var kept: AnyCancellable? {
    didSet { kept?.store(in: &all) }
  }
  private let state = PassthroughSubject<Bool, Never>()
  private let jobs = PassthroughSubject<Int, Never>()

  // One for each variable, or all in a collection.
  init() {
    subscription = state.sink { print($0) }
    second = jobs.sink { print($0) }
    state.sink { print($0) }.store(in: &all)
    jobs.sink { print($0) }.store(in: &all)
    list = [state.sink { print($0) }, jobs.sink { print($0) }]
    byName["state"] = state.sink { print($0) }
    byName["jobs"] = jobs.sink { print($0) }
  }

  // One of two branches.
  func follow(_ isActive: Bool) {
    if isActive {
      subscription = state.sink { print($0) }
    } else {
      subscription = jobs.sink { print($0) }
    }
    switch isActive {
    case true: second = state.sink { print($0) }
    case false: second = jobs.sink { print($0) }
    }
  }

  // Ended on purpose, or stored elsewhere.
  func replace() {
    subscription = state.sink { print($0) }
    subscription?.cancel()
    subscription = jobs.sink { print($0) }
    second = state.sink { print($0) }
    second?.store(in: &all)
    second = jobs.sink { print($0) }
    second.map { list.append($0) }
  }

  // Another one at each call.
  func restart() {
    subscription = nil
    subscription = jobs.sink { print($0) }
  }
  func stop() { subscription = nil }

  // Only one of them runs, or the first runs for a while.
  func early(_ isOnce: Bool) {
    subscription = state.sink { print($0) }
    guard !isOnce else { return }
    subscription = jobs.sink { print($0) }
  }
  func later() async {
    subscription = state.sink { print($0) }
    await Task.yield()
    subscription = jobs.sink { print($0) }
  }

  // A variable that stores what it is given.
  func keep() {
    kept = state.sink { print($0) }
    kept = jobs.sink { print($0) }
  }

  // Two variables of one name.
  func shadow() {
    var subscription: AnyCancellable?
    subscription = state.sink { print($0) }
    list.append(subscription!)
    self.subscription = jobs.sink { print($0) }
  }
}

/// Two methods that no code calls in turn.
final class Player {
  private var subscription: AnyCancellable?
  private let time = PassthroughSubject<Int, Never>()

  func play() { subscription = time.sink { print($0) } }
  func rewind() { subscription = time.sink { print(-$0) } }
  func toggle(_ isPlaying: Bool) {
    if isPlaying { rewind() } else { play() }
  }
}
