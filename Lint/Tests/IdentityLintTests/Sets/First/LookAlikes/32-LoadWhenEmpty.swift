import SwiftUI

struct Note32: View {
  let load: () -> String
  @State private var text: String?
  var body: some View {
    Form {
      TextEditor(text: Binding(get: { text ?? "" }, set: { text = $0 }));
      NavigationLink("Files") { Text("Files") }
    }
    .onAppear { if text == nil { text = load() } }
  }
}
