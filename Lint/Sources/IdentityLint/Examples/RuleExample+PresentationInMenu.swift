extension RuleExample {
  static let presentationInMenu = RuleExample(
    failing: """
      struct TrackWithDialogInMenu: View {
        @State private var isAsking = false
        @State private var isDeleted = false

        var body: some View {
          Menu("More") {
            Button("Delete") { isAsking = true }
              .confirmationDialog("Delete the track?", isPresented: $isAsking) {
                Button("Yes, delete") { isDeleted = true }
              }
          }
          Text(isDeleted ? "No track" : "A track")
        }
      }
      """,
    fixed: """
      struct TrackWithDialogOnMenu: View {
        @State private var isAsking = false
        @State private var isDeleted = false

        var body: some View {
          Menu("More") {
            Button("Delete") { isAsking = true }
          }
          .confirmationDialog("Delete the track?", isPresented: $isAsking) {
            Button("Yes, delete") { isDeleted = true }
          }
          Text(isDeleted ? "No track" : "A track")
        }
      }
      """)
}
