import SwiftUI

extension View {
  func highlighted(_ isOn: Bool) -> some View {
    padding(8)
      .background {
        if isOn {
          RoundedRectangle(cornerRadius: 12)
            .fill(.yellow.opacity(0.2))
        }
      }
  }
}

struct NotePage: View {
  @State private var isPinned = false

  var body: some View {
    VStack {
      Toggle("Pinned", isOn: $isPinned)
      NoteEditor(placeholder: "What happened today?")
        .highlighted(isPinned)
      Spacer()
    }
    .padding()
  }
}

struct NoteEditor: View {
  let placeholder: String
  @State private var text = ""
  @State private var savedAt: Date?

  var body: some View {
    VStack(alignment: .leading) {
      TextField(placeholder, text: $text, axis: .vertical)
        .lineLimit(4...12)
      HStack {
        Text("\(text.count) characters")
        Spacer()
        Button("Save") {
          NoteArchive.store(text)
          savedAt = .now
        }
      }
      .font(.caption)
      if let savedAt {
        Text("Saved \(savedAt, style: .time)")
          .font(.caption2)
      }
    }
  }
}

enum NoteArchive {
  static func store(_ text: String) {
    UserDefaults.standard.set(text, forKey: "latestNote")
  }
}
