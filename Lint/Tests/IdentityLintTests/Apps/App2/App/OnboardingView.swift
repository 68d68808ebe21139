import SwiftUI

struct OnboardingView: View {
  private enum Page: Int, CaseIterable {
    case welcome, profile, region
  }

  @EnvironmentObject private var session: SessionStore
  @State private var page = Page.welcome
  @State private var name = ""
  @State private var region = Region.north
  @FocusState private var isNameFocused: Bool

  private var canFinish: Bool {
    !name.trimmingCharacters(in: .whitespaces).isEmpty
  }

  var body: some View {
    VStack {
      TabView(selection: $page) {
        welcome.tag(Page.welcome)
        profile.tag(Page.profile)
        regionPage.tag(Page.region)
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))

      Button(page == .region ? "Start Working" : "Continue") { advance() }
        .buttonStyle(FilledButtonStyle())
        .disabled(page == .region && !canFinish)
        .padding()
    }
    .onChange(of: page) { newPage in
      isNameFocused = newPage == .profile
    }
  }

  private var welcome: some View {
    VStack(spacing: 16) {
      Image(systemName: "wrench.and.screwdriver.fill")
        .font(.system(size: 64))
        .foregroundColor(.accentColor)
      Text("Wrench").font(.largeTitle.bold())
      Text("Your jobs, your van and the office in one place.")
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding()
  }

  private var profile: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Who is working?").font(.title.bold())
      TextField("Your name", text: $name)
        .textFieldStyle(.roundedBorder)
        .textContentType(.name)
        .focused($isNameFocused)
        .submitLabel(.next)
        .onSubmit { advance() }
    }
    .padding()
  }

  private var regionPage: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Where do you work?").font(.title.bold())
      Picker("Region", selection: $region) {
        ForEach(Region.allCases) { region in
          Text(region.title).tag(region)
        }
      }
      .pickerStyle(.segmented)
      if !canFinish {
        Text("Go back and enter your name first.")
          .foregroundColor(.red)
      }
    }
    .padding()
  }

  private func advance() {
    if let next = Page(rawValue: page.rawValue + 1) {
      withAnimation { page = next }
    } else {
      session.setUp(name: name, region: region)
    }
  }
}

struct OnboardingView_Previews: PreviewProvider {
  static var previews: some View {
    OnboardingView()
      .environmentObject(SessionStore())
  }
}
