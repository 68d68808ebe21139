import SwiftUI

enum TargetKind: String, Codable, CaseIterable, Identifiable, Hashable {
  case galaxy, nebula, openCluster, globular, doubleStar, planet

  var id: Self { self }

  var title: String {
    switch self {
    case .galaxy: "Galaxy"
    case .nebula: "Nebula"
    case .openCluster: "Open Cluster"
    case .globular: "Globular Cluster"
    case .doubleStar: "Double Star"
    case .planet: "Planet"
    }
  }

  var symbol: String {
    switch self {
    case .galaxy: "hurricane"
    case .nebula: "cloud"
    case .openCluster: "circle.grid.3x3"
    case .globular: "circle.hexagongrid.fill"
    case .doubleStar: "star.leadinghalf.filled"
    case .planet: "globe"
    }
  }

  var tint: Color {
    switch self {
    case .galaxy: .indigo
    case .nebula: .pink
    case .openCluster: .cyan
    case .globular: .orange
    case .doubleStar: .yellow
    case .planet: .brown
    }
  }
}

struct CelestialTarget: Identifiable, Hashable, Codable {
  let id: String
  var name: String
  var constellation: String
  var kind: TargetKind
  var magnitude: Double
  var rightAscension: Double
  var declination: Double
  var notes: String = ""
  var isFavorite = false

  /// Notes and favorites belong to this device; the service does not know them.
  private enum CodingKeys: String, CodingKey {
    case id, name, constellation, kind, magnitude, rightAscension, declination
  }

  var thumbnailURL: URL? {
    URL(string: "https://images.example.org/thumbs/\(id).jpg")
  }

  /// Altitude at culmination, in degrees, for an observer at the given latitude.
  func culmination(latitude: Double) -> Double {
    90 - abs(latitude - declination)
  }

  func isVisible(from latitude: Double, above minimum: Double) -> Bool {
    culmination(latitude: latitude) >= minimum
  }
}

extension CelestialTarget {
  static let samples: [CelestialTarget] = [
    .init(
      id: "M31", name: "Andromeda Galaxy", constellation: "Andromeda", kind: .galaxy,
      magnitude: 3.4, rightAscension: 0.71, declination: 41.3),
    .init(
      id: "M42", name: "Orion Nebula", constellation: "Orion", kind: .nebula, magnitude: 4.0,
      rightAscension: 5.58, declination: -5.4),
    .init(
      id: "JUP", name: "Jupiter", constellation: "Taurus", kind: .planet, magnitude: -2.4,
      rightAscension: 4.8, declination: 21.9),
  ]
}
