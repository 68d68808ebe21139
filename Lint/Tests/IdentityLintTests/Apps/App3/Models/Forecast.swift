import Foundation

struct Site: Identifiable, Hashable, Codable {
  let id: UUID
  var name: String
  var latitude: Double
  var longitude: Double
  var bortle: Int
}

extension Site {
  static let all: [Site] = [
    Site(
      id: UUID(uuidString: "0F0C9A5E-7B1D-4A3C-9B7E-1E5B2E6C0001")!, name: "Garden", latitude: 48.1,
      longitude: 11.6, bortle: 6),
    Site(
      id: UUID(uuidString: "0F0C9A5E-7B1D-4A3C-9B7E-1E5B2E6C0002")!, name: "Alpine pass",
      latitude: 47.2, longitude: 12.8, bortle: 2),
    Site(
      id: UUID(uuidString: "0F0C9A5E-7B1D-4A3C-9B7E-1E5B2E6C0003")!, name: "Club field",
      latitude: 48.6, longitude: 11.1, bortle: 4),
  ]

  static var home: Site { all[0] }

  static func with(id: Site.ID) -> Site {
    all.first { $0.id == id } ?? home
  }
}

struct HourSlot: Identifiable, Hashable {
  var id: UUID { UUID() }
  var start: Date
  var cloudCover: Double
  var wind: Double
  var humidity: Double
  var seeing: Seeing

  var isUsable: Bool {
    cloudCover < 0.4 && wind < 9
  }
}

struct Forecast: Hashable {
  var siteID: Site.ID
  var issued: Date
  var hours: [HourSlot]

  var summary: String {
    let usable = hours.filter(\.isUsable).count
    switch usable {
    case 0: return "Stay in bed"
    case 1...3: return "A short gap"
    default: return "\(usable) usable hours"
    }
  }
}
