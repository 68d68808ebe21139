import SwiftUI

struct Post: Identifiable {
  let id: Int
  var title: String
}

struct Feed: View {
  @State private var posts: [Post] = []
  @State private var edited: Post?

  var body: some View {
    List(posts) { post in
      Button(post.title) { edited = post }
    }
    .sheet(item: $edited) { post in
      PostEditor(post: post) { title in
        if let index = posts.firstIndex(where: { $0.id == post.id }) { posts[index].title = title }
      }
    }
  }
}

/// A draft: it begins with the post's title, and Save writes it back.
struct PostEditor: View {
  let save: (String) -> Void
  @State private var title: String

  init(post: Post, save: @escaping (String) -> Void) {
    self.save = save
    _title = State(initialValue: post.title)
  }

  var body: some View {
    TextField("Title", text: $title)
    Button("Save") { save(title) }
  }
}
