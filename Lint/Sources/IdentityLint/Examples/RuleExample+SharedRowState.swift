extension RuleExample {
  static let sharedRowState = RuleExample(
    failing: #"""
      struct QuestionsTogether: View {
        let questions: [String]
        @State private var isOpen = false

        var body: some View {
          ForEach(questions, id: \.self) { question in
            Button(question) { isOpen.toggle() }
            if isOpen { Text("About \(question)") }
          }
        }
      }
      """#,
    fixed: #"""
      struct QuestionsApart: View {
        let questions: [String]
        @State private var open: Set<String> = []

        var body: some View {
          ForEach(questions, id: \.self) { question in
            Button(question) { open.formSymmetricDifference([question]) }
            if open.contains(question) { Text("About \(question)") }
          }
        }
      }
      """#)
}
