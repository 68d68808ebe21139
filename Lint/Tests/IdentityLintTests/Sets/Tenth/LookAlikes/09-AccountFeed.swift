import SwiftUI
import Observation

struct FeedPost: Identifiable, Hashable {
  let id: UUID
  let author: String
  let text: String
  let postedAt: Date
}

struct FeedAccount: Identifiable, Hashable {
  let id: String
  let name: String
}

@MainActor @Observable
final class FeedModel {
  var account: FeedAccount
  private var posts: [FeedAccount.ID: [FeedPost]] = [:]

  init(account: FeedAccount) { self.account = account }

  var visiblePosts: [FeedPost] { posts[account.id, default: []] }

  func merge(_ incoming: [FeedPost], for id: FeedAccount.ID) {
    let known = Set(posts[id, default: []].map(\.id))
    let fresh = incoming.filter { !known.contains($0.id) }
    guard !fresh.isEmpty else { return }
    posts[id] = (posts[id, default: []] + fresh).sorted { $0.postedAt > $1.postedAt }
  }
}

struct FeedView: View {
  let feed: FeedModel

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(feed.visiblePosts) { post in
          PostCard(post: post)
        }
      }
      .padding(.horizontal)
    }
    .id(feed.account.id)
    .navigationTitle(feed.account.name)
  }
}

private struct PostCard: View {
  let post: FeedPost
  @State private var showsFullText = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(post.author).font(.caption).bold()
      Text(post.text)
        .lineLimit(showsFullText ? nil : 4)
        .onTapGesture { showsFullText.toggle() }
    }
    .padding(10)
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}
