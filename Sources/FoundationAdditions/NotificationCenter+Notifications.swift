import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted from the beginning of the loop on.
  ///
  /// - Parameter object: whose notifications; nil for everybody's. It is not kept alive.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of notifications. The observer is registered when an iterator is
  /// made, and is removed with it. Notifications that nobody has taken wait.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let isForAnyone: Bool

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
      isForAnyone = object == nil
    }

    public func makeAsyncIterator() -> Iterator {
      let (center, name) = (center, name)
      guard isForAnyone || object != nil else {
        return Iterator(AsyncStream { $0.finish() }.makeAsyncIterator())
      }
      let object = object
      let stream = AsyncStream<Boxed> { continuation in
        let token = Token(
          center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Boxed(notification: $0))
          })
        continuation.onTermination = { _ in center.removeObserver(token.observer) }
      }
      return Iterator(stream.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      public typealias Failure = Never
      private var base: AsyncStream<Boxed>.AsyncIterator

      fileprivate init(_ base: AsyncStream<Boxed>.AsyncIterator) { self.base = base }

      public mutating func next() async -> Notification? { await base.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way to the loop that waits for it, which takes it alone.
private struct Boxed: @unchecked Sendable {
  let notification: Notification
}

/// A notification center's handle of an observer.
private struct Token: @unchecked Sendable {
  let observer: any NSObjectProtocol
  init(_ observer: any NSObjectProtocol) { self.observer = observer }
}
