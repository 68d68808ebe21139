import SwiftUI

/// Streams of the project, whose subscriptions need no owner.
final class Stream {
  private var receivers: [(Int) -> Void] = []
  func sink(receiveValue: @escaping (Int) -> Void) { receivers.append(receiveValue) }
}

final class Reader {
  let stream = Stream()
  func read() {
    stream.sink { print($0) }
    print("Reading")
  }
}
