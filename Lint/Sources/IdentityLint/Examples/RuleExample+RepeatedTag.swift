extension RuleExample {
  static let repeatedTag = RuleExample(
    failing: """
      struct AddressTwice: View {
        enum Field { case street, city }
        @FocusState private var field: Field?
        @State private var street = ""
        @State private var city = ""

        var body: some View {
          TextField("Street", text: $street).focused($field, equals: .street)
          TextField("City", text: $city).focused($field, equals: .street)
          Button("Next") { field = .city }
        }
      }
      """,
    fixed: """
      struct AddressOnce: View {
        enum Field { case street, city }
        @FocusState private var field: Field?
        @State private var street = ""
        @State private var city = ""

        var body: some View {
          TextField("Street", text: $street).focused($field, equals: .street)
          TextField("City", text: $city).focused($field, equals: .city)
          Button("Next") { field = .city }
        }
      }
      """)
}
