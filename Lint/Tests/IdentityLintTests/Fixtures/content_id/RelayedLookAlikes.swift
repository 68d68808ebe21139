import SwiftUI

struct Ticket: Identifiable { let id: Int; var title: String }
struct Account: Identifiable, Hashable { let id: Int }

@MainActor @Observable final class Store {
  private(set) var tickets: [Ticket] = []
  private(set) var lastSync = Date.now
  var account = Account(id: 1)
  func syncForever() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(15))
      lastSync = .now
    }
  }
  func begin() { lastSync = .now }
}
// The id of a footnote.
private struct Footnote: ViewModifier {
  let stamp: Date
  func body(content: Content) -> some View {
    content.safeAreaInset(edge: .bottom) { Text("Updated \(stamp)").id(stamp) }
  }
}
// The id of the account.
private struct OfAccount: ViewModifier {
  let account: Account
  func body(content: Content) -> some View { content.id(account.id) }
}
extension View {
  func renewed(_ stamp: Date) -> some View { self.id(stamp) }
}
struct Queue: View {
  @State private var store = Store()
  var body: some View {
    List(store.tickets) { Text($0.title) }
      .modifier(Footnote(stamp: store.lastSync))
      .modifier(OfAccount(account: store.account))
      .task { await store.syncForever() }
    // Nothing is lost here.
    Text("a").renewed(store.lastSync)
    Button("Again") { store.begin() }
  }
}
// Only a button renews it.
@MainActor @Observable final class Form { var stamp = Date.now }
struct Restart: View {
  @State private var form = Form()
  var body: some View {
    List { Text("a") }.renewed(form.stamp)
    Button("Again") { form.stamp = .now }
  }
}
