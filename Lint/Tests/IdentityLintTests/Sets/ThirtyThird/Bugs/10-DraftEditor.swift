import SwiftUI

@Observable
final class Draft {
  var text = ""
}

struct WritingScreen: View {
  @State private var goal = 100

  var body: some View {
    VStack {
      Stepper("Goal: \(goal)", value: $goal, step: 50)
      DraftEditor(goal: goal)
    }
  }
}

struct DraftEditor: View {
  let goal: Int
  // bug: The text typed in the editor
  @Bindable var draft = Draft()

  var body: some View {
    VStack {
      TextEditor(text: $draft.text)
      Text("\(draft.text.split(separator: " ").count) / \(goal) words")
    }
  }
}
