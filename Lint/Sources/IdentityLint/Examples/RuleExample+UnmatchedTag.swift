extension RuleExample {
  static let unmatchedTag = RuleExample(
    failing: #"""
      struct OrderByValue: View {
        enum Order: String, CaseIterable { case title, author }
        @State private var order = Order.title.rawValue

        var body: some View {
          Picker("Order", selection: $order) {
            ForEach(Order.allCases, id: \.self) { choice in
              Text(choice.rawValue).tag(choice)
            }
          }
        }
      }
      """#,
    fixed: #"""
      struct OrderByRawValue: View {
        enum Order: String, CaseIterable { case title, author }
        @State private var order = Order.title.rawValue

        var body: some View {
          Picker("Order", selection: $order) {
            ForEach(Order.allCases, id: \.self) { choice in
              Text(choice.rawValue).tag(choice.rawValue)
            }
          }
        }
      }
      """#)
}
