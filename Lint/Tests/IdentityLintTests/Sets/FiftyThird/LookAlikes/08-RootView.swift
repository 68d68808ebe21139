import SwiftUI

@MainActor
@Observable
final class Membership {
  private(set) var isPremium = false

  func upgrade() { isPremium = true }
}

struct RootView: View {
  @State private var membership = Membership()
  @State private var isShowingPaywall = false

  var body: some View {
    DashboardView(onUpgrade: { isShowingPaywall = true })
      .sheet(isPresented: $isShowingPaywall) {
        PaywallView()
      }
      .environment(membership)
  }
}

struct DashboardView: View {
  let onUpgrade: () -> Void
  @Environment(Membership.self) private var membership

  var body: some View {
    VStack {
      Text(membership.isPremium ? "Premium" : "Free")
      Button("Upgrade", action: onUpgrade)
        .disabled(membership.isPremium)
    }
  }
}

struct PaywallView: View {
  @Environment(Membership.self) private var membership
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Subscribe") {
      membership.upgrade()
      dismiss()
    }
    .buttonStyle(.borderedProminent)
  }
}
