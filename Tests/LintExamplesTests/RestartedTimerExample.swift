import Foundation
import TheseusTesting
import Testing

#if canImport(CombineFoundation)
  import CombineFoundation
#endif

// failing:
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
// end

// fixed:
struct SlideshowOfState: View {
  @State private var timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
  @State private var slide = 1
  @State private var likes = 0

  var body: some View {
    Button("Slide \(slide), likes \(likes)") { likes += 1 }
      .onReceive(timer) { _ in slide += 1 }
  }
}
// end

@MainActor @Suite("The example of restarted_timer")
struct RestartedTimerExample {
  @Test("restarted_timer: a timer made in a body waits its interval again after each update")
  func runs() throws {
    func fires(_ host: TestHost) throws -> Bool {
      host.advance(by: .seconds(3))
      try host.find(.button, "Slide 1, likes 0").tap()
      host.advance(by: .seconds(2))
      return host.findAll(.button, "Slide 2, likes 1").count == 1
    }
    #expect(try !fires(TestHost { SlideshowOfBody() }))
    #expect(try fires(TestHost { SlideshowOfState() }))
  }

  @Test("restarted_timer: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "restarted_timer", file: #filePath).check() }
}
