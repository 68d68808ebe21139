import SwiftUI

enum SignUpStep { case name, plan }

struct SignUpFlow: View {
  @State private var step = SignUpStep.name

  var body: some View {
    VStack {
      switch step {
      case .name:
        NameStep(onNext: { step = .plan })
      case .plan:
        PlanStep(onBack: { step = .name })
      }
    }
    .animation(.default, value: step)
  }
}

struct NameStep: View {
  let onNext: () -> Void
  // bug: The name typed in the first step
  @State private var name = ""

  var body: some View {
    TextField("Your name", text: $name)
    Button("Next", action: onNext)
      .disabled(name.isEmpty)
  }
}

struct PlanStep: View {
  let onBack: () -> Void

  var body: some View {
    Text("Choose a plan")
    Button("Back", action: onBack)
  }
}
