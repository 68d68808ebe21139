import SwiftUI

enum Defaults {
  static let hasSeenWelcome = "hasSeenWelcome"
  static let memberID = "currentMemberID"
  static let showsRetired = "showsRetiredMembers"
}

private struct CurrentMemberKey: EnvironmentKey {
  static let defaultValue: Member.ID? = nil
}

private struct ClubColorKey: EnvironmentKey {
  static let defaultValue = Color(red: 0.05, green: 0.35, blue: 0.45)
}

extension EnvironmentValues {
  var currentMemberID: Member.ID? {
    get { self[CurrentMemberKey.self] }
    set { self[CurrentMemberKey.self] = newValue }
  }

  var clubColor: Color {
    get { self[ClubColorKey.self] }
    set { self[ClubColorKey.self] = newValue }
  }
}

enum Formats {
  static let day: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  /// Minutes, seconds and tenths, as rowers read times.
  static func clock(_ seconds: TimeInterval) -> String {
    let tenths = Int((max(0, seconds) * 10).rounded(.down))
    return String(format: "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
  }
}
