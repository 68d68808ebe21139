import SwiftUI

struct DraftEditor: View {
  @State private var text = UserDefaults.standard.string(forKey: "draft.body") ?? ""
  @State private var lastSaved: Date?

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text)
        .border(.secondary)
      HStack {
        Text("\(text.count) characters")
        Spacer()
        if let lastSaved {
          Text("Saved \(lastSaved, style: .time)")
        }
      }
      .font(.footnote)
    }
    .padding()
    // bug: Each evaluation of the body makes a new ten-second timer
    .onReceive(Timer.publish(every: 10, on: .main, in: .common).autoconnect()) { _ in
      save()
    }
  }

  private func save() {
    UserDefaults.standard.set(text, forKey: "draft.body")
    lastSaved = .now
  }
}
