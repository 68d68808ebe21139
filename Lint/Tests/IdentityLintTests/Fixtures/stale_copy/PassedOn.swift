import SwiftUI

struct Service { var text: (Int) async -> String }

extension View {
  func loading(_ action: @escaping () async -> Void) -> some View { task { await action() } }
}

struct Article: View {
  let id: Int
  let service: Service
  @State private var text: String?
  var body: some View {
    ScrollView { Text(text ?? "") }
      .loading { text = await service.text(id) }  // expect: stale_copy
  }
}
struct Browser: View {
  let ids: [Int]
  let service: Service
  @State private var selection: Int?
  var body: some View {
    NavigationSplitView {
      List(ids, id: \.self, selection: $selection) { Text("\($0)") }
    } detail: {
      if let selection { Article(id: selection, service: service) }
    }
  }
}
