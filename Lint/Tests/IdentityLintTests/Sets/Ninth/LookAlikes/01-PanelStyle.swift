import SwiftUI

extension View {
  @ViewBuilder
  func panelChrome(cornerRadius: CGFloat = 14) -> some View {
    if #available(iOS 17, macOS 14, *) {
      self
        .scrollClipDisabled()
        .background(.regularMaterial, in: .rect(cornerRadius: cornerRadius))
    } else {
      self
        .background(Color.gray.opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
    }
  }

  @ViewBuilder
  func compactToolbar(_ title: String) -> some View {
    #if os(macOS)
      self.navigationSubtitle(title)
    #else
      self.navigationTitle(title)
    #endif
  }
}

struct WeekGoalPanel: View {
  let week: Int
  let onCommit: (String, Int) -> Void
  @State private var goal = ""
  @State private var points = 5

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      TextField("Goal of the week", text: $goal)
      Stepper("\(points) points", value: $points, in: 1...20)
      Button("Commit") {
        onCommit(goal, points)
        goal = ""
      }
      .disabled(goal.isEmpty)
    }
    .padding()
    .panelChrome()
    .compactToolbar("Week \(week)")
  }
}

struct WeekBoard: View {
  let week: Int
  @State private var committed: [String] = []

  var body: some View {
    VStack {
      WeekGoalPanel(week: week) { goal, points in
        committed.append("W\(week): \(goal) (\(points))")
      }
      List(committed.indices, id: \.self) { Text(committed[$0]) }
    }
    .padding()
  }
}
