import SwiftUI

struct NameStep: View {
  let onNext: () -> Void
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Next", action: onNext)
  }
}
struct PlanStep: View {
  let onBack: () -> Void
  var body: some View { Button("Back", action: onBack) }
}
enum Step { case name, plan }
struct ByClosure: View {
  @State private var step = Step.name
  var body: some View {
    VStack {
      switch step {
      case .name: NameStep { step = .plan }  // expect: dropped_form
      case .plan: PlanStep(onBack: { step = .name })
      }
    }
  }
}
struct ByButton: View {
  @State private var step = Step.name
  var body: some View {
    switch step {
    case .name: NameStep { step = .plan }  // expect: dropped_form
    case .plan:
      Text("Plan")
      Button("Edit name") { step = .name }
    }
  }
}
struct BoundStep: View {
  @Binding var step: Step
  var body: some View {
    Button {
      step = .name
    } label: {
      Image(systemName: "chevron.left")
    }
  }
}
struct ByBinding: View {
  @State private var step = Step.name
  var body: some View {
    switch step {
    case .name: NameStep { step = .plan }  // expect: dropped_form
    case .plan: BoundStep(step: $step)
    }
  }
}
struct Numbered: View {
  @State private var page = 0
  var body: some View {
    if page == 0 {
      NameStep { page = 1 }  // expect: dropped_form
    } else if page == 1 {
      Text("Plan")
    } else {
      Text("Done")
    }
    Button("Previous") { page -= 1 }
  }
}
struct Picked: View {
  @State private var tab = 0
  var body: some View {
    Picker("Tab", selection: $tab) {
      Text("Write").tag(0)
      Text("Read").tag(1)
    }
    if tab == 0 {
      NameStep {}  // expect: dropped_form
    } else {
      Text("Read")
    }
  }
}
