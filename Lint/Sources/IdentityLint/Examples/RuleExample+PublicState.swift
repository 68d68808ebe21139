extension RuleExample {
  static let publicState = RuleExample(
    failing: #"""
      struct LabelWithOpenState: View {
        @State var title: String
        var body: some View { Text(title) }
      }

      struct PageWithOpenState: View {
        @State private var count = 0

        var body: some View {
          VStack {
            LabelWithOpenState(title: "Count \(count)")
            Button("More") { count += 1 }
          }
        }
      }
      """#,
    fixed: #"""
      struct LabelWithoutState: View {
        let title: String
        var body: some View { Text(title) }
      }

      struct PageWithoutState: View {
        @State private var count = 0

        var body: some View {
          VStack {
            LabelWithoutState(title: "Count \(count)")
            Button("More") { count += 1 }
          }
        }
      }
      """#)
}
