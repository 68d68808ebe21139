import SwiftUI

enum SignUpStep { case name, plan }

struct SignUpFlow: View {
  @State private var step = SignUpStep.name
  @State private var name = ""

  var body: some View {
    VStack {
      switch step {
      case .name:
        NameStep(name: $name, onNext: { step = .plan })
      case .plan:
        PlanStep(name: name, onBack: { step = .name })
      }
    }
    .animation(.default, value: step)
  }
}

struct NameStep: View {
  @Binding var name: String
  let onNext: () -> Void

  var body: some View {
    TextField("Your name", text: $name)
    Button("Next", action: onNext)
      .disabled(name.isEmpty)
  }
}

struct PlanStep: View {
  let name: String
  let onBack: () -> Void

  var body: some View {
    Text("Choose a plan, \(name)")
    Button("Back", action: onBack)
  }
}
