import Combine
import SwiftUI

final class ArticleModel: ObservableObject {
  let id: Int
  @Published var text = ""
  init(id: Int) { self.id = id }
}

/// The identity follows the selection, so each article has its own model.
struct Reader: View {
  @State private var selection = 1

  var body: some View {
    HStack {
      Stepper("Article", value: $selection)
      Article(id: selection).id(selection)
    }
  }
}

struct Article: View {
  @StateObject private var model: ArticleModel

  init(id: Int) {
    _model = StateObject(wrappedValue: ArticleModel(id: id))
  }

  var body: some View { Text("\(model.id): \(model.text)") }
}
