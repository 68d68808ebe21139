import SwiftUI

struct Post: Identifiable, Hashable {
  let channel: String
  let sequence: Int
  let sender: String
  let text: String
  let sentAt: Date

  var id: String { "\(channel)/\(sequence)" }
}

extension Collection where Element == Post {
  func from(_ sender: String) -> [Post] {
    filter { $0.sender == sender }
  }
}

struct ChannelView: View {
  let me: String
  let posts: [Post]

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(posts) { post in
            PostView(post: post, isMine: post.sender == me)
          }
        }
      }
      .onChange(of: posts.last) { _, last in
        if let last { reader.scrollTo(last.id, anchor: .bottom) }
      }
    }
    .navigationTitle("\(posts.from(me).count) sent by you")
  }
}

struct PostView: View {
  let post: Post
  let isMine: Bool
  @State private var showsTime = false

  var body: some View {
    VStack(alignment: isMine ? .trailing : .leading) {
      Text(post.text)
        .padding(10)
        .background(isMine ? .blue : .gray, in: .capsule)
        .onTapGesture { showsTime.toggle() }
      if showsTime {
        Text(post.sentAt, style: .time).font(.caption)
      }
    }
    .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}
