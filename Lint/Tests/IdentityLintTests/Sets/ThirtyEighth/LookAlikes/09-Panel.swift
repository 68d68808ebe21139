import SwiftUI

struct Panel<Content: View>: View {
  let title: String
  private let content: Content
  @State private var isEmphasized = false

  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button(title) { isEmphasized.toggle() }
        .font(.headline)
      content
        .font(isEmphasized ? .largeTitle : .body)
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

struct GoalView: View {
  @State private var goals = 0

  var body: some View {
    VStack {
      Panel(title: "Goals") {
        Text("\(goals) goals")
      }
      Button("Add a goal") {
        goals += 1
      }
    }
    .padding()
  }
}
