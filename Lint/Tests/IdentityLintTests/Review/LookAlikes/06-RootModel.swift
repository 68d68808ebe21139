import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
}

/// Every parent passes the model it keeps; the default serves previews.
struct SearchPane: View {
  @ObservedObject var model = SearchModel()
  var body: some View { TextField("Search", text: $model.query) }
}

struct Library: View {
  @StateObject private var search = SearchModel()
  @State private var isGrid = false

  var body: some View {
    Toggle("Grid", isOn: $isGrid)
    SearchPane(model: search)
  }
}

#Preview { SearchPane() }
