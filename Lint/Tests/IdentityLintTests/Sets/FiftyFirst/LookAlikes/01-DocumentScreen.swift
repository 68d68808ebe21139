import SwiftUI

struct Document: Identifiable {
  let id: UUID
  var title: String
  var text: String
  var revision = 0
}

@Observable
final class DocumentModel {
  private(set) var document: Document

  init(document: Document) {
    self.document = document
  }

  var text: String {
    get { document.text }
    set {
      document.text = newValue
      document.revision += 1
    }
  }
}

private struct FreshScroll: ViewModifier {
  let document: Document

  func body(content: Content) -> some View {
    content
      .id(document.id)
      .scrollDismissesKeyboard(.interactively)
  }
}

extension View {
  func freshScroll(for document: Document) -> some View {
    modifier(FreshScroll(document: document))
  }
}

struct DocumentScreen: View {
  @Bindable var model: DocumentModel

  var body: some View {
    TextEditor(text: $model.text)
      .freshScroll(for: model.document)
      .navigationTitle(model.document.title)
      .safeAreaInset(edge: .bottom) {
        Text("\(model.text.split(separator: " ").count) words")
          .font(.footnote)
      }
  }
}
