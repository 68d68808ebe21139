import SwiftUI
import Observation

struct Scenario: Identifiable, Hashable {
  let id: UUID
  var name: String
  var script: String
}

@Observable
final class ScenarioStore {
  var scenarios: [Scenario] = [
    Scenario(id: UUID(), name: "Opening", script: "A door creaks."),
    Scenario(id: UUID(), name: "Finale", script: "Lights out."),
  ]

  func save(_ script: String, for id: Scenario.ID) {
    guard let index = scenarios.firstIndex(where: { $0.id == id }) else { return }
    scenarios[index].script = script
  }
}

struct ScenarioEditor: View {
  let scenario: Scenario
  let onSave: (String) -> Void
  @State private var draft: String

  init(scenario: Scenario, onSave: @escaping (String) -> Void) {
    self.scenario = scenario
    self.onSave = onSave
    _draft = State(initialValue: scenario.script)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(scenario.name).font(.headline)
      TextEditor(text: $draft)
    }
    .padding()
    .onChange(of: draft) { onSave(draft) }
  }
}

struct ScenariosWindow: View {
  @State private var store = ScenarioStore()
  @State private var selection: Scenario.ID?

  var body: some View {
    NavigationSplitView {
      List(store.scenarios, selection: $selection) { Text($0.name) }
    } detail: {
      if let scenario = store.scenarios.first(where: { $0.id == selection }) {
        ScenarioEditor(scenario: scenario) { store.save($0, for: scenario.id) }
          .id(scenario.id)
      }
    }
  }
}
