import Foundation
import Testing
import TheseusTesting

// failing:
struct NoteThatJumpsBack: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Text("Note")
      .offset(offset)
      .gesture(DragGesture().onChanged { offset = $0.translation })
  }
}
// end

// fixed:
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
// end

@MainActor @Suite("The example of restarted_gesture")
struct RestartedGestureExample {
  @Test("restarted_gesture: the page shows the code that compiles here")
  func compiles() {
    #expect(TestHost { NoteThatJumpsBack() }.screen.contains("Note"))
    #expect(TestHost { NoteThatStays() }.screen.contains("Note"))
  }

  @Test("restarted_gesture: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "restarted_gesture", file: #filePath).check() }
}
