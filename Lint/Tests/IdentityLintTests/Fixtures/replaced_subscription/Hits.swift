import Combine
import Foundation

final class Monitor {
  private var subscription: AnyCancellable?
  private var other: (any Cancellable)?
  private let state = PassthroughSubject<Bool, Never>()
  private let jobs = PassthroughSubject<Int, Never>()
  private(set) var isOnline = true
  private(set) var count = 0

  // In an initializer.
  init() {
    subscription =
      state
      .receive(on: DispatchQueue.main)
      .sink { [weak self] isOnline in self?.isOnline = isOnline }
    subscription = jobs.sink { [weak self] in self?.count = $0 }  // expect: replaced_subscription
  }

  // With other statements between, and another kind of subscription.
  func start() {
    self.other = state.sink { print($0) }
    count = 0
    self.other = jobs.assign(to: \.count, on: self)  // expect: replaced_subscription
  }

  // A local variable.
  func wait(_ done: @escaping () -> Void) {
    var local: AnyCancellable?
    local = state.sink { _ in done() }
    local = jobs.sink { _ in done() }  // expect: replaced_subscription
    keep(local)
  }

  private func keep(_ subscription: AnyCancellable?) { self.other = subscription }
}

/// By two methods that the initializer calls.
final class Form {
  private var subscription: AnyCancellable?
  let name = CurrentValueSubject<String, Never>("")
  let city = CurrentValueSubject<String, Never>("")

  init() {
    followName()
    followCity()
  }

  private func followName() {
    subscription = name.sink { print($0) }
  }

  private func followCity() {
    subscription = AnyCancellable(city.sink { print($0) })  // expect: replaced_subscription
  }
}

/// In a closure, and of a third one.
final class Feed {
  var subscription: AnyCancellable?
  let posts = PassthroughSubject<Int, Never>()

  func load() {
    DispatchQueue.main.async {
      self.subscription = self.posts.sink { print($0) }
      self.subscription = self.posts.map { $0 + 1 }  // expect: replaced_subscription
        .sink { print($0) }
      self.subscription = self.posts.first().sink { print($0) }  // expect: replaced_subscription
    }
  }
}
