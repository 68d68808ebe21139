import SwiftUI

struct Thing: Hashable, Identifiable { var title: String; var id: Int { hashValue } }
struct Things: View {
  @State private var things: [Thing] = []
  var body: some View {
    List($things) { $thing in TextField("Title", text: $thing.title) }  // expect: content_id
  }
}
struct Note: Hashable, Identifiable { var text: String; var id: Int { self.hashValue } }
struct Notes: View {
  @Binding var notes: [Note]
  var body: some View {
    ForEach($notes) { $note in TextEditor(text: $note.text) }  // expect: content_id
  }
}
