import SwiftUI
import Combine

struct Project: Identifiable, Hashable {
  let id: UUID
  var name: String
  var budget: Double
}

final class BudgetModel: ObservableObject {
  @Published var scenario: Double
  @Published var remarks = ""

  init(scenario: Double) {
    self.scenario = scenario
  }

  func difference(to budget: Double) -> Double { scenario - budget }
}

struct BudgetInspector: View {
  let project: Project
  @StateObject private var model: BudgetModel

  init(project: Project) {
    self.project = project
    _model = StateObject(wrappedValue: BudgetModel(scenario: project.budget))
  }

  var body: some View {
    Form {
      Text(project.name).font(.headline)
      Slider(value: $model.scenario, in: 0...1_000_000)
      LabeledContent("Difference", value: model.difference(to: project.budget), format: .number)
      TextField("Remarks", text: $model.remarks, axis: .vertical)
    }
  }
}

struct ProjectDashboard: View {
  let project: Project
  @State private var zoom = 1.0

  var body: some View {
    HStack(spacing: 0) {
      ScrollView([.horizontal, .vertical]) {
        RoundedRectangle(cornerRadius: 12)
          .fill(.quaternary)
          .frame(width: 800 * zoom, height: 500 * zoom)
      }
      BudgetInspector(project: project)
        .frame(width: 280)
        .id(project.id)
    }
    .toolbar {
      Slider(value: $zoom, in: 0.5...3)
        .frame(width: 160)
    }
  }
}
