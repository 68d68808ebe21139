import SwiftUI

struct Profile {
  var displayName: String
  var language: String
}

struct ProfileForm: View {
  @Binding var profile: Profile
  @State private var displayName = ""
  @State private var didSeed = false

  var body: some View {
    Form {
      TextField("Display name", text: $displayName)
      NavigationLink("Choose language") {
        LanguagePicker(language: $profile.language)
      }
      Button("Save") { profile.displayName = displayName }
    }
    .onAppear {
      guard !didSeed else { return }
      displayName = profile.displayName
      didSeed = true
    }
  }
}

struct LanguagePicker: View {
  @Binding var language: String

  var body: some View {
    Picker("Language", selection: $language) {
      ForEach(["English", "Deutsch", "Português"], id: \.self) { Text($0) }
    }
    .pickerStyle(.inline)
  }
}
