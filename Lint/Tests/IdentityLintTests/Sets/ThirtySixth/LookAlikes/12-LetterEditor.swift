import SwiftUI

struct LetterEditor: View {
  @State private var text = UserDefaults.standard.string(forKey: "letter.body") ?? ""
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
    .task {
      while !Task.isCancelled {
        do {
          try await Task.sleep(for: .seconds(10))
        } catch {
          return
        }
        save()
      }
    }
    .onDisappear {
      save()
    }
  }

  private func save() {
    UserDefaults.standard.set(text, forKey: "letter.body")
    lastSaved = .now
  }
}
