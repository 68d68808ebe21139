extension RuleExample {
  static let partialEquality = RuleExample(
    failing: """
      struct SeatById: View, Equatable {
        let id: Int
        let status: String
        nonisolated static func == (left: SeatById, right: SeatById) -> Bool { left.id == right.id }

        var body: some View { Text(status) }
      }

      struct HallById: View {
        @State private var status = "Free"

        var body: some View {
          VStack {
            SeatById(id: 1, status: status).equatable()
            Button("Take") { status = "Taken" }
          }
        }
      }
      """,
    fixed: """
      struct SeatByAll: View, Equatable {
        let id: Int
        let status: String

        var body: some View { Text(status) }
      }

      struct HallByAll: View {
        @State private var status = "Free"

        var body: some View {
          VStack {
            SeatByAll(id: 1, status: status).equatable()
            Button("Take") { status = "Taken" }
          }
        }
      }
      """)
}
