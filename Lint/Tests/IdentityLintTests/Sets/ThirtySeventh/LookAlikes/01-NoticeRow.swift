import SwiftUI

struct Notice: Identifiable, Decodable {
  let id: UUID
  let subject: String
  let body: String
}

struct NoticeRow: View {
  let notice: Notice
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(notice.subject, isExpanded: $isExpanded) {
      Text(notice.body)
    }
  }
}

struct NoticeBoard: View {
  @State private var notices: [Notice] = []

  var body: some View {
    List(notices) { notice in
      NoticeRow(notice: notice)
    }
    .task { await load() }
    .refreshable { await load() }
  }

  @MainActor
  private func load() async {
    guard let url = URL(string: "https://example.com/notices.json"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let decoded = try? JSONDecoder().decode([Notice].self, from: data)
    else { return }
    notices = decoded
  }
}
