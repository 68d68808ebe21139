import SwiftUI

@Observable final class SearchModel {
  var query = ""
  var servers: [String] = []
  let isTall = true
  var canSearch: Bool { servers.count > 1 }

  func load() { servers = ["a", "b"] }
}

struct Servers: View {
  @State private var model = SearchModel()

  var body: some View {
    ScrollView {
      Text("Servers")
        .if(model.canSearch) { $0.bold() }
    }
    .if(model.canSearch) { $0.searchable(text: $model.query) }  // expect: conditional_modifier
    .if(Platform.isMac) { $0.frame(width: 400) }
    .onTall(model.isTall) { $0.padding() }
  }
}

enum Platform {
  static let isMac = false
}
