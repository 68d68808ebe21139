import SwiftUI

struct Author: Decodable {
  let name: String
  let articleCount: Int
}

struct AuthorAPI {
  func author(_ id: String) async throws -> Author {
    let url = URL(string: "https://api.example.com/authors")!.appending(path: id)
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Author.self, from: data)
  }
}

struct AuthorBox: View {
  let authorID: String
  let api: AuthorAPI
  @State private var author: Author?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Written by")
        .font(.caption)
      if let author {
        VStack(alignment: .leading) {
          Text(author.name).font(.headline)
          Text("\(author.articleCount) articles")
        }
        // bug: author is nil, the view that bears the task is not in the tree
        .task(id: authorID) {
          let loaded = try? await api.author(authorID)
          guard !Task.isCancelled else { return }
          self.author = loaded
        }
      }
    }
  }
}
