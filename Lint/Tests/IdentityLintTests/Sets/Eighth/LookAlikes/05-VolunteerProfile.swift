import SwiftUI

struct VolunteerProfile: Equatable {
  var name: String
  var phone: String
  var skills: Set<String>
}

final class VolunteerStore: ObservableObject {
  @Published var saved = VolunteerProfile(name: "", phone: "", skills: [])
}

struct VolunteerProfileForm: View {
  @EnvironmentObject private var store: VolunteerStore
  @State private var draft = VolunteerProfile(name: "", phone: "", skills: [])
  @State private var isPrepared = false

  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      TextField("Phone", text: $draft.phone)
        .keyboardType(.phonePad)
      NavigationLink("Skills (\(draft.skills.count))") {
        SkillsList(skills: $draft.skills)
      }
      Button("Save") { store.saved = draft }
        .disabled(draft == store.saved)
    }
    .navigationTitle("You")
    .onAppear {
      guard !isPrepared else { return }
      draft = store.saved
      isPrepared = true
    }
  }
}

struct SkillsList: View {
  @Binding var skills: Set<String>
  private let all = ["Cooking", "Driving", "First aid", "Translation"]

  var body: some View {
    List(all, id: \.self) { skill in
      Toggle(skill, isOn: contains(skill))
    }
  }

  private func contains(_ skill: String) -> Binding<Bool> {
    Binding {
      skills.contains(skill)
    } set: { isOn in
      if isOn {
        skills.insert(skill)
      } else {
        skills.remove(skill)
      }
    }
  }
}
