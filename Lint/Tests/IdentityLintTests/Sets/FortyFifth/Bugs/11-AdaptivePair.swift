import SwiftUI

struct AdaptivePair<First: View, Second: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let first: First
  private let second: Second

  init(@ViewBuilder first: () -> First, @ViewBuilder second: () -> Second) {
    self.first = first()
    self.second = second()
  }

  var body: some View {
    // bug: Turning the phone or resizing the window clears the unsaved draft
    if sizeClass == .compact {
      VStack(spacing: 12) {
        first
        second
      }
    } else {
      HStack(alignment: .top, spacing: 24) {
        first
        second
      }
    }
  }
}

struct AnswerEditor: View {
  @State private var draft = ""
  let onSubmit: (String) -> Void

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $draft)
        .frame(minHeight: 120)
      Button("Submit") { onSubmit(draft) }
        .disabled(draft.isEmpty)
    }
  }
}

struct ExerciseScreen: View {
  let assignment: String
  let onSubmit: (String) -> Void

  var body: some View {
    AdaptivePair {
      Text(assignment)
    } second: {
      AnswerEditor(onSubmit: onSubmit)
    }
    .padding()
  }
}
