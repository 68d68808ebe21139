import Observation
import SwiftUI
import UserNotifications

@MainActor
@Observable
final class Inbox {
  private(set) var unreadIDs: Set<Int> = []

  var unreadCount: Int { unreadIDs.count }

  func receive(_ id: Int) {
    unreadIDs.insert(id)
  }

  func markRead(_ id: Int) {
    unreadIDs.remove(id)
  }
}

@MainActor
final class AppBadge {
  private let inbox: Inbox

  init(inbox: Inbox) {
    self.inbox = inbox
  }

  func start() {
    // bug: Tracking reports only one change
    withObservationTracking {
      _ = inbox.unreadCount
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        self?.apply()
      }
    }
    apply()
  }

  private func apply() {
    UNUserNotificationCenter.current().setBadgeCount(inbox.unreadCount)
  }
}

struct InboxView: View {
  let inbox: Inbox

  var body: some View {
    List {
      ForEach(inbox.unreadIDs.sorted(), id: \.self) { id in
        HStack {
          Text("Message \(id)")
          Spacer()
          Button("Read") {
            inbox.markRead(id)
          }
        }
      }
    }
    .navigationTitle("\(inbox.unreadCount) unread")
  }
}

struct InboxRoot: View {
  @State private var inbox: Inbox
  @State private var badge: AppBadge
  let incoming: AsyncStream<Int>

  init(incoming: AsyncStream<Int>) {
    let inbox = Inbox()
    _inbox = State(initialValue: inbox)
    _badge = State(initialValue: AppBadge(inbox: inbox))
    self.incoming = incoming
  }

  var body: some View {
    NavigationStack {
      InboxView(inbox: inbox)
    }
    .task {
      badge.start()
      for await id in incoming {
        inbox.receive(id)
      }
    }
  }
}
