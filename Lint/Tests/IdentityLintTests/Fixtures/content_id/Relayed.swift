import Combine
import SwiftUI

struct Ticket: Identifiable { let id: Int; var title: String }

@MainActor @Observable final class Store {
  private(set) var tickets: [Ticket] = []
  private(set) var lastSync = Date.now
  private(set) var revision = 0
  func syncForever() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(15))
      lastSync = .now
    }
  }
}
// A modifier.
private struct Synced: ViewModifier {
  let stamp: Date
  func body(content: Content) -> some View {
    content
      .id(stamp)  // expect: content_id
      .safeAreaInset(edge: .bottom) { Text("Updated \(stamp, style: .relative) ago") }
  }
}
struct TicketQueue: View {
  @State private var store = Store()
  var body: some View {
    List(store.tickets) { Text($0.title) }
      .modifier(Synced(stamp: store.lastSync))
      .task { await store.syncForever() }
  }
}
// A function of View.
extension View {
  func stamped(_ stamp: Date) -> some View {
    self.id(stamp)  // expect: content_id
  }
}
struct StampedQueue: View {
  @State private var store = Store()
  var body: some View {
    ScrollView { Text("a") }.stamped(store.lastSync)
      .task { await store.syncForever() }
  }
}
// A view that gets it.
struct Rows: View {
  let stamp: Date
  let tickets: [Ticket]
  var body: some View {
    List(tickets) { Text($0.title) }
      .id(stamp)  // expect: content_id
  }
}
struct RowsHost: View {
  @State private var store = Store()
  var body: some View {
    Rows(stamp: store.lastSync, tickets: store.tickets).task { await store.syncForever() }
  }
}
// In the same view, by a timer.
struct Ticking: View {
  let tickets: [Ticket]
  @State private var time = Date()
  @State private var timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
  var body: some View {
    List(tickets) { Text($0.title) }
      .id(time)  // expect: content_id
      .onReceive(timer) { _ in time = .now }
  }
}
// A view with content.
struct Refreshing<Content: View>: View {
  let stamp: Date
  @ViewBuilder let content: () -> Content
  var body: some View { content().id(stamp) }  // expect: content_id
}
struct RefreshingQueue: View {
  @State private var store = Store()
  var body: some View {
    Refreshing(stamp: store.lastSync) { List(store.tickets) { Text($0.title) } }
      .task { await store.syncForever() }
  }
}
