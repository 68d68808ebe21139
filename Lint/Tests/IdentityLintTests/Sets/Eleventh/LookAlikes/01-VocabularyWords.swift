import SwiftUI

struct Essay: Identifiable, Hashable {
  let id: UUID
  let title: String
  let text: String
}

extension Essay {
  private var words: [String] {
    text
      .components(separatedBy: CharacterSet.letters.inverted)
      .map { $0.lowercased() }
  }

  var vocabulary: [String] {
    Set(words)
      .filter { $0.count > 3 }
      .sorted()
  }
}

struct VocabularyView: View {
  let essay: Essay
  @AppStorage("vocabulary.large") private var usesLargeType = false

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 6) {
        ForEach(essay.vocabulary, id: \.self) { word in
          WordLine(text: word)
            .font(usesLargeType ? .title2 : .body)
        }
      }
      .padding()
    }
    .navigationTitle(essay.title)
    .toolbar {
      Toggle("Large type", isOn: $usesLargeType)
    }
  }
}

private struct WordLine: View {
  let text: String
  @State private var isMarked = false

  var body: some View {
    Text(text)
      .padding(.horizontal, 4)
      .background(isMarked ? Color.yellow.opacity(0.4) : .clear)
      .onTapGesture { isMarked.toggle() }
      .accessibilityAddTraits(isMarked ? .isSelected : [])
  }
}
