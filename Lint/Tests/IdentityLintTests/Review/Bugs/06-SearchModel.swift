import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
}

struct Library: View {
  @State private var isGrid = false

  var body: some View {
    VStack {
      Toggle("Grid", isOn: $isGrid)
      SearchPane()
    }
  }
}

struct SearchPane: View {
  @ObservedObject var model = SearchModel()  // bug: switching the layout empties the search

  var body: some View {
    TextField("Search", text: $model.query)
    ForEach(model.results, id: \.self) { Text($0) }
  }
}
