import SwiftUI
import Combine

extension Notification.Name {
  static let goalScored = Notification.Name("goalScored")
}

final class MatchFeed: ObservableObject {
  @Published private(set) var home = 0
  @Published private(set) var away = 0
  private var subscription: AnyCancellable?

  func connect() {
    subscription = NotificationCenter.default.publisher(for: .goalScored)
      .compactMap { $0.userInfo?["team"] as? String }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] team in
        if team == "home" {
          self?.home += 1
        } else {
          self?.away += 1
        }
      }
  }
}

struct MatchScreen: View {
  @StateObject private var feed = MatchFeed()
  let title: String

  var body: some View {
    VStack(spacing: 20) {
      Text(title).font(.headline)
      Text("\(feed.home) : \(feed.away)")
        .font(.system(size: 64, weight: .black, design: .rounded))
      NavigationLink("Line-up") {
        LineUpScreen(title: title)
      }
    }
    .onAppear { feed.connect() }
  }
}

struct LineUpScreen: View {
  let title: String
  private let players = ["Keller", "Osei", "Duarte", "Lindqvist"]

  var body: some View {
    List(players, id: \.self) { player in
      Label(player, systemImage: "tshirt")
    }
    .navigationTitle(title)
  }
}
