extension RuleExample {
  static let restartedTimer = RuleExample(
    failing: #"""
      struct SlideshowOfBody: View {
        @State private var slide = 1
        @State private var likes = 0

        var body: some View {
          Button("Slide \(slide), likes \(likes)") { likes += 1 }
            .onReceive(Timer.publish(every: 4, on: .main, in: .common).autoconnect()) { _ in
              slide += 1
            }
        }
      }
      """#,
    fixed: #"""
      struct SlideshowOfState: View {
        @State private var timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
        @State private var slide = 1
        @State private var likes = 0

        var body: some View {
          Button("Slide \(slide), likes \(likes)") { likes += 1 }
            .onReceive(timer) { _ in slide += 1 }
        }
      }
      """#)
}
