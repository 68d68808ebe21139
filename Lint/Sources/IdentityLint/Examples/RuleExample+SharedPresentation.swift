extension RuleExample {
  static let sharedPresentation = RuleExample(
    failing: #"""
      struct MemosOfOneFlag: View {
        @State private var memos = ["one", "two"]
        @State private var isDeleting = false

        var body: some View {
          ForEach(memos, id: \.self) { memo in
            Button("Delete \(memo)") { isDeleting = true }
              .confirmationDialog("Delete?", isPresented: $isDeleting) {
                Button("Yes, delete \(memo)") { memos.removeAll { $0 == memo } }
              }
          }
        }
      }
      """#,
    fixed: #"""
      struct MemosOfOneDialog: View {
        @State private var memos = ["one", "two"]
        @State private var isDeleting = false
        @State private var chosen: String?

        var body: some View {
          VStack {
            ForEach(memos, id: \.self) { memo in
              Button("Delete \(memo)") {
                chosen = memo
                isDeleting = true
              }
            }
          }
          .confirmationDialog("Delete?", isPresented: $isDeleting, presenting: chosen) { memo in
            Button("Yes, delete \(memo)") { memos.removeAll { $0 == memo } }
          }
        }
      }
      """#)
}
