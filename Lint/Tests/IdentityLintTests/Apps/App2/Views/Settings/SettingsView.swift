import SwiftUI

struct SettingsView: View {
  @EnvironmentObject private var session: SessionStore
  @AppStorage("settings.appearance") private var appearance = "system"
  @State private var expanded: Set<String> = []

  private struct Question: Identifiable {
    let id: String
    let answer: String
  }

  private let questions = [
    Question(id: "When are photos uploaded?", answer: "Right away, as long as you are online."),
    Question(id: "Can I restore a job?", answer: "Tap Undo within five seconds after deleting."),
    Question(id: "Who sees my hours?", answer: "Only you. They stay on this device."),
  ]

  private var region: Binding<Region> {
    Binding(
      get: { session.profile?.region ?? .north },
      set: { session.setRegion($0) }
    )
  }

  var body: some View {
    Form {
      Section(header: Text("Profile")) {
        LabeledContent("Name", value: session.name)
        Picker("Region", selection: region) {
          ForEach(Region.allCases) { region in
            Text(region.title).tag(region)
          }
        }
      }
      Section(header: Text("Appearance")) {
        Picker("Appearance", selection: $appearance) {
          Text("System").tag("system")
          Text("Light").tag("light")
          Text("Dark").tag("dark")
        }
      }
      Section(header: Text("Questions")) {
        ForEach(questions) { question in
          DisclosureGroup(question.id, isExpanded: isExpanded(question.id)) {
            Text(question.answer).foregroundColor(.secondary)
          }
        }
      }
    }
    .navigationTitle("Settings")
  }

  private func isExpanded(_ id: String) -> Binding<Bool> {
    Binding(
      get: { expanded.contains(id) },
      set: { isOpen in
        if isOpen {
          expanded.insert(id)
        } else {
          expanded.remove(id)
        }
      }
    )
  }
}
