import Foundation
import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications of one name, on the thread that posts them.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The sender whose notifications are published; `nil` for all senders.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = DemandedSubscription(subscriber)
      let send = UncheckedSendable { (notification: Notification) in
        subscription.send(notification)
      }
      let observer = UncheckedSendable(
        center.addObserver(forName: name, object: object, queue: nil) { send.value($0) })
      subscription.onCancel { [center] in center.removeObserver(observer.value) }
      subscriber.receive(subscription: subscription)
    }
  }

  /// Publishes the notifications of one name.
  /// - Parameter object: the sender whose notifications are published; `nil` for all senders.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

/// Carries a thread-safe value into a closure that may run elsewhere.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
