import SwiftUI

struct ClubView: View {
  @EnvironmentObject private var weather: WeatherMonitor
  @Environment(\.clubColor) private var clubColor

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading, spacing: 6) {
            Text("Rowing Club")
              .font(.largeTitle.bold())
            if let conditions = weather.conditions {
              Text(
                "Air \(Int(conditions.airTemperature))°, water \(Int(conditions.waterTemperature))°"
              )
            }
          }
          .foregroundColor(.white)
          .frame(maxWidth: .infinity, minHeight: 110, alignment: .bottomLeading)
          .listRowBackground(
            LinearGradient(
              colors: [clubColor, clubColor.opacity(0.6)], startPoint: .top, endPoint: .bottom)
          )
        }
        Section {
          NavigationLink {
            MemberListView()
          } label: {
            Label("Members", systemImage: "person.2")
          }
          NavigationLink {
            BoatListView()
          } label: {
            Label("Boats", systemImage: "sailboat")
          }
          NavigationLink {
            SettingsView()
          } label: {
            Label("Settings", systemImage: "gear")
          }
        }
      }
      .navigationTitle("Club")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct SettingsView: View {
  @EnvironmentObject private var club: ClubStore
  @AppStorage(Defaults.memberID) private var memberID = ""
  @AppStorage(Defaults.hasSeenWelcome) private var hasSeenWelcome = false

  var body: some View {
    Form {
      Section {
        Picker("I am", selection: $memberID) {
          Text("Nobody yet").tag("")
          ForEach(club.activeMembers) { member in
            Text(member.fullName).tag(member.id.uuidString)
          }
        }
      }
      Section {
        Button("Show Welcome Again") {
          hasSeenWelcome = false
        }
      }
    }
    .navigationTitle("Settings")
  }
}

struct WelcomeView: View {
  let onFinish: () -> Void

  @State private var page = 0

  private let pages = [
    (symbol: "calendar", text: "See who goes out and sign up."),
    (symbol: "person.3", text: "Drag the crew into its seats."),
    (symbol: "gauge.with.needle", text: "Time your pieces on the erg."),
  ]

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(pages.indices, id: \.self) { index in
          VStack(spacing: 24) {
            Image(systemName: pages[index].symbol)
              .font(.system(size: 72))
            Text(pages[index].text)
              .font(.title3)
              .multilineTextAlignment(.center)
          }
          .padding()
          .tag(index)
        }
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))

      Button(page == pages.count - 1 ? "To the Water" : "Next") {
        if page < pages.count - 1 {
          withAnimation { page += 1 }
        } else {
          onFinish()
        }
      }
      .buttonStyle(OarButtonStyle())
      .padding()
    }
  }
}
