import SwiftUI

@main
struct RegattaApp: App {
  @StateObject private var club = ClubStore()
  @StateObject private var boats = BoatStore()
  @StateObject private var outings = OutingStore()
  @StateObject private var ergLog = ErgLog()
  @StateObject private var weather = WeatherMonitor()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(club)
        .environmentObject(boats)
        .environmentObject(outings)
        .environmentObject(ergLog)
        .environmentObject(weather)
        .onAppear {
          weather.start()
        }
    }
  }
}
