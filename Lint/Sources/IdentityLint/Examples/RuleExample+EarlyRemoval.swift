extension RuleExample {
  static let earlyRemoval = RuleExample(
    failing: #"""
      struct MemosThatVanish: View {
        @State private var memos = ["Call", "Walk"]
        @State private var isAsking = false
        @State private var chosen = ""

        var body: some View {
          List(memos, id: \.self) { memo in
            Text(memo)
              .swipeActions {
                Button("Delete", role: .destructive) {
                  chosen = memo
                  isAsking = true
                }
              }
          }
          .confirmationDialog("Delete \(chosen)?", isPresented: $isAsking) {
            Button("Yes, delete", role: .destructive) { memos.removeAll { $0 == chosen } }
          }
        }
      }
      """#,
    fixed: #"""
      struct MemosThatStay: View {
        @State private var memos = ["Call", "Walk"]
        @State private var isAsking = false
        @State private var chosen = ""

        var body: some View {
          List(memos, id: \.self) { memo in
            Text(memo)
              .swipeActions {
                Button("Delete") {
                  chosen = memo
                  isAsking = true
                }
                .tint(.red)
              }
          }
          .confirmationDialog("Delete \(chosen)?", isPresented: $isAsking) {
            Button("Yes, delete", role: .destructive) { memos.removeAll { $0 == chosen } }
          }
        }
      }
      """#)
}
