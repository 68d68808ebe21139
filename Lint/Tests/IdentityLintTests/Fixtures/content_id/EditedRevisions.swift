import SwiftUI

struct Document { var title = ""; var text = ""; var revision = 0 }
@Observable final class Model {
  private(set) var document = Document()
  var text: String {
    get { document.text }
    set {
      document.text = newValue
      document.revision += 1
    }
  }
  var version = 0
  var title = "" { didSet { version += 1 } }
}
private struct Fresh: ViewModifier {
  let document: Document
  func body(content: Content) -> some View {
    content.id(document.revision)  // expect: content_id
  }
}
extension View {
  func fresh(for document: Document) -> some View { modifier(Fresh(document: document)) }
}
struct Editor: View {
  @Bindable var model: Model
  var body: some View { TextEditor(text: $model.text).fresh(for: model.document) }
}
struct Titles: View {
  @Bindable var model: Model
  var body: some View {
    TextField("Title", text: $model.title).id(model.version)  // expect: content_id
  }
}
struct Watched: View {
  @State private var text = ""
  @State private var edits = 0
  var body: some View {
    VStack { TextField("Text", text: $text) }
      .id(edits)  // expect: content_id
      .onChange(of: text) { edits += 1 }
  }
}
