import SwiftUI

struct Row: Identifiable {
  let id = UUID()
  var title: String
}

struct Note: Identifiable {
  var id: UUID { UUID() }  // expect: unstable_id
  var text: String
}

struct Page: View {
  let titles: [String]
  @State private var draft = ""

  private var rows: [Row] { titles.map { Row(title: $0) } }

  var body: some View {
    ScrollView {
      TextField("Draft", text: $draft)
    }
    .id(UUID())  // expect: unstable_id
    ForEach(rows) { row in  // expect: unstable_id
      Text(row.title)
    }
    List(titles.map { Row(title: $0) }) { row in  // expect: unstable_id
      Text(row.title)
    }
  }
}
