import SwiftUI
import AppKit

@MainActor
@Observable
final class Inbox {
  var unreadCount = 0
}

@MainActor
final class DockBadge {
  private let inbox: Inbox

  init(inbox: Inbox) {
    self.inbox = inbox
  }

  func start() {
    withObservationTracking {
      show(inbox.unreadCount)
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        guard let self else { return }
        self.start()
      }
    }
  }

  private func show(_ count: Int) {
    NSApplication.shared.dockTile.badgeLabel = count == 0 ? nil : "\(count)"
  }
}

struct InboxWindow: View {
  @State private var inbox = Inbox()
  @State private var badge: DockBadge?

  var body: some View {
    VStack(spacing: 12) {
      Text("\(inbox.unreadCount) unread")
      Button("Simulate mail") { inbox.unreadCount += 1 }
      Button("Mark all as read") { inbox.unreadCount = 0 }
    }
    .padding()
    .onAppear {
      guard badge == nil else { return }
      let newBadge = DockBadge(inbox: inbox)
      newBadge.start()
      badge = newBadge
    }
  }
}
