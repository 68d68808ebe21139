import SwiftUI

enum Step { case name, plan, done }
struct OwnStep: View {
  let onNext: () -> Void
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Next", action: onNext)
  }
}
struct KeptStep: View {
  @Binding var name: String
  let onNext: () -> Void
  var body: some View {
    TextField("Name", text: $name)
    Button("Next", action: onNext)
  }
}
struct SeededStep: View {
  let onNext: (String) -> Void
  @State private var name: String
  init(initialName: String, onNext: @escaping (String) -> Void) {
    self.onNext = onNext
    _name = State(initialValue: initialName)
  }
  var body: some View {
    TextField("Name", text: $name)
    Button("Next") { onNext(name) }
  }
}
struct PlanStep: View {
  let onBack: () -> Void
  var body: some View { Button("Back", action: onBack) }
}
/// The draft is above the steps.
struct Above: View {
  @State private var step = Step.name
  @State private var name = ""
  var body: some View {
    switch step {
    case .name: KeptStep(name: $name) { step = .plan }
    case .plan: PlanStep(onBack: { step = .name })
    case .done: Text("Done")
    }
  }
}
/// A step that gets what was entered before.
struct Seeded: View {
  @State private var step = Step.name
  @State private var name = ""
  var body: some View {
    switch step {
    case .name:
      SeededStep(initialName: name) {
        name = $0
        step = .plan
      }
    case .plan: PlanStep(onBack: { step = .name })
    case .done: Text("Done")
    }
  }
}
/// The steps only go forward, or begin again with an empty form.
struct Onwards: View {
  @State private var step = Step.name
  var body: some View {
    switch step {
    case .name: OwnStep { step = .plan }
    case .plan: Button("Finish") { step = .done }
    case .done: Button("Send another") { step = .name }
    }
  }
}
struct Numbers: View {
  @State private var page = 0
  var body: some View {
    if page == 0 {
      OwnStep { page = 1 }
    } else if page == 1 {
      Button("Finish") { page += 1 }
    } else {
      Text("Done")
    }
  }
}
/// Going back leaves another step than the form.
struct Others: View {
  @State private var step = Step.plan
  var body: some View {
    switch step {
    case .name: Text("Name")
    case .plan: Button("Back") { step = .name }
    case .done: OwnStep { step = .plan }
    }
  }
}
