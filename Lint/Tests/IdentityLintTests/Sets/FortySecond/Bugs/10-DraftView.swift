import SwiftUI

struct DraftStore {
  let url: URL

  func save(_ text: String) {
    try? text.write(to: url, atomically: true, encoding: .utf8)
  }
}

struct DraftView: View {
  let store: DraftStore
  @State private var text = ""
  @State private var lastSaved: Date?

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text)
      HStack {
        Text("\(text.count) characters")
        Spacer()
        if let lastSaved {
          Text("Saved \(lastSaved.formatted(date: .omitted, time: .standard))")
        }
      }
      .font(.footnote)
    }
    .padding()
    // bug: each keystroke evaluates body and makes a new timer publisher
    .onReceive(Timer.publish(every: 10, on: .main, in: .common).autoconnect()) { date in
      store.save(text)
      lastSaved = date
    }
  }
}
