extension RuleExample {
  static let repeatedTask = RuleExample(
    failing: """
      @Observable final class VisitsOfEach {
        private(set) var count = 0
        func open() { count += 1 }
      }

      struct ReportOfEach: View {
        let visits: VisitsOfEach

        var body: some View {
          VStack {
            sections
              .onAppear { visits.open() }
          }
        }

        @ViewBuilder private var sections: some View {
          Text("Sales")
          Text("Returns")
        }
      }
      """,
    fixed: """
      @Observable final class VisitsOfOne {
        private(set) var count = 0
        func open() { count += 1 }
      }

      struct ReportOfOne: View {
        let visits: VisitsOfOne

        var body: some View {
          VStack {
            sections
          }
          .onAppear { visits.open() }
        }

        @ViewBuilder private var sections: some View {
          Text("Sales")
          Text("Returns")
        }
      }
      """)
}
