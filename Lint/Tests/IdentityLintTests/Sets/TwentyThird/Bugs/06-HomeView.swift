import SwiftUI

enum HomeTab: String, CaseIterable, Identifiable {
  case feed, compose, account
  var id: Self { self }
}

struct HomeView: View {
  @State private var tab = HomeTab.feed

  var body: some View {
    VStack(spacing: 0) {
      Group {
        switch tab {
        case .feed: FeedPane()
        // bug: the post being written and its audience. The user looks at another tab: the
        // branch of the switch is removed along with the state inside.
        case .compose: ComposePane()
        case .account: AccountPane()
        }
      }
      .frame(maxHeight: .infinity)
      HStack {
        ForEach(HomeTab.allCases) { item in
          Button(item.rawValue.capitalized) { tab = item }
            .bold(item == tab)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 8)
    }
  }
}

struct FeedPane: View {
  var body: some View {
    List(1..<40) { number in
      Text("Post \(number)")
    }
  }
}

struct ComposePane: View {
  @State private var text = ""
  @State private var audience = "Everyone"

  var body: some View {
    Form {
      TextEditor(text: $text)
      Picker("Audience", selection: $audience) {
        Text("Everyone").tag("Everyone")
        Text("Friends").tag("Friends")
      }
    }
  }
}

struct AccountPane: View {
  var body: some View {
    Text("Signed in as Nora")
  }
}
