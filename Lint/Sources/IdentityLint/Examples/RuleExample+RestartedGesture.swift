extension RuleExample {
  static let restartedGesture = RuleExample(
    failing: """
      struct NoteThatJumpsBack: View {
        @State private var offset = CGSize.zero

        var body: some View {
          Text("Note")
            .offset(offset)
            .gesture(DragGesture().onChanged { offset = $0.translation })
        }
      }
      """,
    fixed: """
      struct NoteThatStays: View {
        @State private var place = CGSize.zero
        @State private var drag = CGSize.zero

        var body: some View {
          Text("Note")
            .offset(x: place.width + drag.width, y: place.height + drag.height)
            .gesture(
              DragGesture()
                .onChanged { drag = $0.translation }
                .onEnded { value in
                  place.width += value.translation.width
                  place.height += value.translation.height
                  drag = .zero
                })
        }
      }
      """)
}
