import SwiftUI

struct Post: Identifiable {
  let id: Int
  var title: String
  var isLiked: Bool
}

struct Feed: View {
  @State private var posts: [Post] = []

  var body: some View {
    List(posts) { post in
      VStack {
        Text(post.title)
        LikeButton(post: post)
      }
    }
    .refreshable { posts = await fetchPosts() }
  }
}

struct LikeButton: View {
  let post: Post
  @State private var isLiked: Bool

  init(post: Post) {
    self.post = post
    _isLiked = State(initialValue: post.isLiked)  // bug: pulling to refresh never updates the heart
  }

  var body: some View {
    Button(isLiked ? "Unlike" : "Like") { isLiked.toggle() }
  }
}

func fetchPosts() async -> [Post] { [] }
