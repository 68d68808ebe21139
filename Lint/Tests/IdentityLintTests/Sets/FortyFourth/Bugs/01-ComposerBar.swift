import SwiftUI

final class ComposerModel: ObservableObject {
  @Published var text = ""
  @Published var isUrgent = false

  var remaining: Int { 500 - text.count }
}

struct ComposerBar: View {
  @ObservedObject private var composer: ComposerModel
  private let onSend: (String) -> Void

  // bug: Half-typed text vanishes when a message arrives
  init(composer: ComposerModel = ComposerModel(), onSend: @escaping (String) -> Void) {
    self.composer = composer
    self.onSend = onSend
  }

  var body: some View {
    HStack {
      Toggle("Urgent", isOn: $composer.isUrgent)
        .labelsHidden()
      TextField("Message", text: $composer.text, axis: .vertical)
        .textFieldStyle(.roundedBorder)
      Text("\(composer.remaining)")
        .foregroundStyle(.secondary)
      Button("Send") {
        onSend(composer.text)
        composer.text = ""
      }
      .disabled(composer.text.isEmpty)
    }
    .padding()
  }
}

struct ChatScreen: View {
  struct Line: Identifiable {
    let id: Int
    let text: String
  }

  let incoming: AsyncStream<String>
  @State private var lines: [Line] = []

  var body: some View {
    VStack {
      List(lines) { line in
        Text(line.text)
      }
      ComposerBar { append($0) }
    }
    .task {
      for await text in incoming {
        append(text)
      }
    }
  }

  private func append(_ text: String) {
    lines.append(Line(id: lines.count, text: text))
  }
}
