import SwiftUI

struct Word: Identifiable, Hashable {
  let id: Int
  let foreign: String
  let translation: String
  let distractors: [String]

  var options: [String] {
    (distractors + [translation]).sorted()
  }
}

final class QuizSession: ObservableObject {
  @Published private(set) var position = 0
  @Published private(set) var mistakes: [Word] = []
  let words: [Word]

  init(words: [Word]) {
    self.words = words
  }

  var current: Word? {
    position < words.count ? words[position] : nil
  }

  func answer(_ option: String) {
    guard let word = current else { return }
    if option != word.translation {
      mistakes.append(word)
    }
    position += 1
  }
}

struct QuizView: View {
  // bug: State does not watch an ObservableObject, the view stays at the first word while answers
  // count for the next
  @State private var session: QuizSession
  let finish: ([Word]) -> Void

  init(words: [Word], finish: @escaping ([Word]) -> Void) {
    _session = State(initialValue: QuizSession(words: words))
    self.finish = finish
  }

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(value: Double(session.position), total: Double(max(session.words.count, 1)))
      if let word = session.current {
        Text(word.foreign)
          .font(.largeTitle.bold())
        ForEach(word.options, id: \.self) { option in
          Button(option) { session.answer(option) }
            .buttonStyle(.bordered)
        }
      } else {
        Text("\(session.mistakes.count) mistakes")
        Button("Finish") { finish(session.mistakes) }
      }
    }
    .padding()
  }
}
