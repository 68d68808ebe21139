import SwiftUI
import Observation

struct Turn: Identifiable {
  let id: Int
  let isUser: Bool
  var text: String
}

@MainActor
@Observable
final class AssistantModel {
  private(set) var turns: [Turn] = []

  func ask(_ question: String) {
    turns.append(Turn(id: turns.count, isUser: true, text: question))
    turns.append(Turn(id: turns.count, isUser: false, text: ""))
  }

  func receive(_ piece: String) {
    guard let last = turns.indices.last else { return }
    turns[last].text += piece
  }
}

struct AssistantView: View {
  let model: AssistantModel
  @State private var question = ""

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 12) {
            ForEach(model.turns) { turn in
              TurnView(turn: turn)
                .id(turn.id)
            }
          }
          .padding()
        }
        .onChange(of: model.turns.count) { _, _ in
          guard let last = model.turns.last else { return }
          withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
        }
      }
      HStack {
        TextField("Ask anything", text: $question)
        Button("Ask") {
          model.ask(question)
          question = ""
        }
        .disabled(question.isEmpty)
      }
      .padding()
    }
  }
}

private struct TurnView: View {
  let turn: Turn
  @State private var isFolded = false

  var body: some View {
    Text(turn.text)
      .lineLimit(isFolded ? 2 : nil)
      .frame(maxWidth: .infinity, alignment: turn.isUser ? .trailing : .leading)
      .onTapGesture { isFolded.toggle() }
  }
}
