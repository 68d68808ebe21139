import SwiftUI

struct Question: Identifiable {
  let id: Int
  let title: String
  let answer: String
}

struct FAQView: View {
  let questions: [Question]
  @State private var isExpanded = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(questions) { question in
          // bug: One Bool serves all rows
          DisclosureGroup(isExpanded: $isExpanded) {
            Text(question.answer)
              .foregroundStyle(.secondary)
          } label: {
            Text(question.title)
              .font(.headline)
          }
          Divider()
        }
      }
      .padding()
    }
    .navigationTitle("Help")
  }
}
