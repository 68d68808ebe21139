import AttributeGraph
import Foundation
import TheseusCore

#if !canImport(Darwin)
  /// An activity of the user that can be continued elsewhere. Foundation has this class on Apple's
  /// systems only.
  public final class NSUserActivity: NSObject {
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var requiredUserInfoKeys: Set<String>?
    public var keywords: Set<String> = []
    public var webpageURL: URL?
    public var referrerURL: URL?
    public var targetContentIdentifier: String?
    public var persistentIdentifier: String?
    public var expirationDate: Date?
    public var needsSave = false
    public var isEligibleForHandoff = true
    public var isEligibleForSearch = false
    public var isEligibleForPublicIndexing = false
    public var isEligibleForPrediction = false

    public init(activityType: String) { self.activityType = activityType }

    public func addUserInfoEntries(from entries: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(entries) { _, new in new }
    }

    public func becomeCurrent() {}
    public func resignCurrent() {}
    public func invalidate() {}

    /// The activity's coded value; nil when it has none of that type.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
      guard let data = userInfo?[Self.payloadKey] as? Data else {
        throw CocoaError(.coderValueNotFound)
      }
      return try JSONDecoder().decode(type, from: data)
    }

    public func setTypedPayload<T: Codable>(_ payload: T) throws {
      addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
    }

    private static let payloadKey = "theseus.payload"
  }

  /// The type of activities that open an address.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

extension View {
  /// Runs `action` for each activity of the type that the host continues while the view's identity
  /// lives. Hosts of cells continue none.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, receive: action))
  }

  /// Describes what the user does in the view, while it is active, for the host.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, update: isActive ? update : nil))
  }

  /// As above, while there is an element.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(
        type: activityType, update: element.map { element in { update(element, $0) } }))
  }
}

extension AppHost {
  /// Continues an activity: all views with `onContinueUserActivity` of its type receive it, in the
  /// order in which they appeared.
  /// - Returns: whether there is such a view.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) -> Bool {
    let receivers = runtime.services.activityUsers.receivers(of: activity.activityType)
    guard let window = keyWindow?.host, !receivers.isEmpty else { return false }
    window.during { for receive in receivers { receive(activity) } }
    return true
  }

  /// The user's activity, as described by the active view that appeared last; nil when no view
  /// describes one.
  public var userActivity: NSUserActivity? { runtime.services.activityUsers.current }
}

nonisolated private struct UserActivityModifier: ViewModifier {
  typealias Body = Never
  var type: String
  var receive: ((NSUserActivity) -> Void)?
  var update: ((NSUserActivity) -> Void)?

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let users = inputs.runtime.services.activityUsers
    let user = users.add()
    inputs.scope.onEnd { users.remove(user) }
    _ = inputs.graph.makeRule(in: inputs.scope.subgraph, eager: inputs.effectPriority) {
      (context: borrowing RuleContext) throws(GraphError) in
      user.modifier = try context.load(modifier)
    }
    content.mountAsOneView(inputs, into: &list)
  }
}

/// The views of one user's app that receive and describe activities.
@MainActor
private final class ActivityUsers {
  final class User {
    var modifier: UserActivityModifier?
  }

  private var all: [User] = []

  func add() -> User {
    let user = User()
    all.append(user)
    return user
  }

  func remove(_ user: User) { all.removeAll { $0 === user } }

  func receivers(of type: String) -> [(NSUserActivity) -> Void] {
    all.compactMap { $0.modifier?.type == type ? $0.modifier?.receive : nil }
  }

  var current: NSUserActivity? {
    for user in all.reversed() {
      guard let modifier = user.modifier, let update = modifier.update else { continue }
      let activity = NSUserActivity(activityType: modifier.type)
      update(activity)
      return activity
    }
    return nil
  }
}

private struct ActivityUsersKey: HostServiceKey {
  static var defaultValue: ActivityUsers? { nil }
}

extension HostServices {
  @MainActor
  fileprivate var activityUsers: ActivityUsers {
    if let known = self[ActivityUsersKey.self] { return known }
    let users = ActivityUsers()
    self[ActivityUsersKey.self] = users
    return users
  }
}
