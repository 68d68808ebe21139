import SwiftUI

struct CookingModeView: View {
  let recipeID: Recipe.ID
  let servings: Int

  @Environment(\.dismiss) private var dismiss
  @Environment(RecipeStore.self) private var store
  @Environment(TimerCenter.self) private var timers
  @Environment(Preferences.self) private var preferences
  @State private var stepIndex = 0

  private var steps: [RecipeStep] {
    store.recipe(id: recipeID)?.steps ?? []
  }

  private var currentIndex: Int {
    min(stepIndex, max(0, steps.count - 1))
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        if steps.indices.contains(currentIndex) {
          ProgressView(value: Double(currentIndex + 1), total: Double(steps.count))
          stepContent(steps[currentIndex])
          controls
        } else {
          ContentUnavailableView("No Steps", systemImage: "list.number")
        }
      }
      .padding()
      .navigationTitle("\(servings) servings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Finish") { dismiss() }
        }
      }
    }
    .frame(minWidth: 320, minHeight: 420)
  }

  private func stepContent(_ step: RecipeStep) -> some View {
    VStack(spacing: 20) {
      Text(step.text)
        .font(.system(size: 24 * preferences.cookingTextScale))
        .multilineTextAlignment(.center)
        .frame(maxHeight: .infinity)
      if let countdown = timers.countdown(forStep: step.id) {
        CountdownView(countdown: countdown)
          .id(countdown.id)
      } else if let minutes = step.minutes {
        Button("Start \(minutes)-Minute Timer", systemImage: "timer") {
          timers.start(title: step.text, minutes: minutes, stepID: step.id)
        }
      }
    }
  }

  private var controls: some View {
    HStack {
      Button("Back") { stepIndex = currentIndex - 1 }
        .disabled(currentIndex == 0)
      Spacer()
      Button("Next Step") { stepIndex = currentIndex + 1 }
        .buttonStyle(.prominentCapsule)
        .disabled(currentIndex + 1 >= steps.count)
    }
  }
}
