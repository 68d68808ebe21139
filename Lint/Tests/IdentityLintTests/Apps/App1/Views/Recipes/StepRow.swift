import SwiftUI

struct StepRow: View {
  let number: Int
  let step: RecipeStep
  let onChange: (RecipeStep) -> Void

  @State private var showsTimer = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("\(number)")
          .font(.headline.monospacedDigit())
          .foregroundStyle(.tint)
        TextField("What happens", text: textBinding, axis: .vertical)
        Button("Timer", systemImage: step.minutes == nil ? "timer" : "timer.circle.fill") {
          withAnimation { showsTimer.toggle() }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
      }
      if showsTimer {
        Stepper("\(step.minutes ?? 0) minutes", value: minutesBinding, in: 0...240)
          .font(.callout)
          .transition(.opacity)
      }
    }
  }

  private var textBinding: Binding<String> {
    Binding(
      get: { step.text },
      set: { text in
        var changed = step
        changed.text = text
        onChange(changed)
      }
    )
  }

  private var minutesBinding: Binding<Int> {
    Binding(
      get: { step.minutes ?? 0 },
      set: { minutes in
        var changed = step
        changed.minutes = minutes == 0 ? nil : minutes
        onChange(changed)
      }
    )
  }
}
