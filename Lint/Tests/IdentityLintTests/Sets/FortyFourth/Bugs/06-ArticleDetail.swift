import SwiftUI

struct ArticleHeader: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct ArticleService {
  var text: (ArticleHeader.ID) async -> String
}

extension View {
  func loading(_ action: @escaping () async -> Void) -> some View {
    // bug: Choosing a second article in the sidebar keeps the first one's text on screen
    task { await action() }
  }
}

struct ArticleDetail: View {
  let articleID: ArticleHeader.ID
  let service: ArticleService
  @State private var text: String?

  var body: some View {
    ScrollView {
      if let text {
        Text(text).padding()
      } else {
        ProgressView()
      }
    }
    .loading {
      text = await service.text(articleID)
    }
  }
}

struct ArticleBrowser: View {
  let headers: [ArticleHeader]
  let service: ArticleService
  @State private var selection: ArticleHeader.ID?

  var body: some View {
    NavigationSplitView {
      List(headers, selection: $selection) { header in
        Text(header.title)
      }
    } detail: {
      if let selection {
        ArticleDetail(articleID: selection, service: service)
      } else {
        ContentUnavailableView("Choose an article", systemImage: "doc.text")
      }
    }
  }
}
