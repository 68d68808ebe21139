import SwiftUI

enum Step: Int {
  case name, city, done
  var next: Step { Step(rawValue: rawValue + 1) ?? .done }
  var previous: Step { Step(rawValue: rawValue - 1) ?? .name }
}
struct Page: View {
  let title: String
  @State private var answer = ""
  var body: some View { TextField(title, text: $answer) }
}
struct ByNumber: View {
  @State private var page = 0
  var body: some View {
    VStack {
      Page(title: "Page \(page)")  // expect: dropped_form
        .id(page)
      Button("Back") { page -= 1 }
      Button("Next") { page += 1 }
    }
  }
}
struct ByElement: View {
  let titles: [String]
  @State private var index = 0
  var body: some View {
    VStack {
      Page(title: titles[index])  // expect: dropped_form
        .id(titles[index])
      Button("Back") { withAnimation { index = max(0, index - 1) } }
      Button("Next") { withAnimation { index += 1 } }
    }
  }
}
struct ByStep: View {
  @State private var step = Step.name
  var body: some View {
    VStack {
      Page(title: "Step").padding().id(step)  // expect: dropped_form
      Button("Back") { step = step.previous }
      Button("Next") { step = step.next }
    }
  }
}
struct InAMethod: View {
  @State private var step = 0
  var body: some View {
    VStack {
      VStack {
        Page(title: "Step")  // expect: dropped_form
      }
      .id("step-\(step)")
      Button("Back", action: goBack)
      Button("Next") { step += 1 }
    }
  }
  private func goBack() { step -= 1 }
}
@Observable final class Wizard {
  var step = 0
  func next() { step += 1 }
  func back() { step -= 1 }
}
struct OfAModel: View {
  @State private var wizard = Wizard()
  var body: some View {
    VStack {
      Page(title: "Step")  // expect: dropped_form
        .id(wizard.step)
      Button("Back") { wizard.back() }
      Button("Next") { wizard.next() }
    }
  }
}
