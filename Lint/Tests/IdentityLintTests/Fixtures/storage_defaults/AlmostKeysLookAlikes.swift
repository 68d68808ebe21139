import SwiftUI

struct Root: View {
  // A toggle sets it: the other key is another setting.
  @AppStorage("showsBadges") private var showsBadges = false
  @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false
  @AppStorage("hasSeenNews") private var hasSeenNews = false
  @AppStorage("lastVersion") private var lastVersion = ""
  @AppStorage("lastVersions") private var lastVersions = ""
  var body: some View {
    Toggle("Badges", isOn: $showsBadges)
    Text("\(hasSeenWelcome)\(hasSeenNews)\(lastVersion)\(lastVersions)")
    Button("Done") {
      UserDefaults.standard.set(true, forKey: "showsBadgesInDock")
      // This one is set by its own key too.
      UserDefaults.standard.set(true, forKey: "hasSeenWelcome")
      UserDefaults.standard.set(true, forKey: "hasSeenWelcomeTour")
      // A value of another kind is another setting.
      UserDefaults.standard.set(Date.now, forKey: "hasSeenNewsAt")
      // A property reads this one.
      UserDefaults.standard.set("1", forKey: "lastVersions")
    }
  }
}
