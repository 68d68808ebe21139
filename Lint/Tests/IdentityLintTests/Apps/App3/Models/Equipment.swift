import Foundation

enum EquipmentKind: String, Codable, CaseIterable, Identifiable, Hashable {
  case telescope, mount, camera, eyepiece

  var id: Self { self }

  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .telescope: "scope"
    case .mount: "arrow.triangle.2.circlepath"
    case .camera: "camera"
    case .eyepiece: "eye"
    }
  }
}

struct Accessory: Identifiable, Hashable, Codable {
  let id: UUID
  var name: String
  var remark: String

  init(id: UUID = UUID(), name: String = "", remark: String = "") {
    self.id = id
    self.name = name
    self.remark = remark
  }
}

struct Equipment: Identifiable, Hashable, Codable {
  let id: UUID
  var name: String
  var kind: EquipmentKind
  var focalLength: Double
  var aperture: Double
  var accessories: [Accessory]

  init(
    id: UUID = UUID(),
    name: String = "",
    kind: EquipmentKind = .telescope,
    focalLength: Double = 1000,
    aperture: Double = 200,
    accessories: [Accessory] = []
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.focalLength = focalLength
    self.aperture = aperture
    self.accessories = accessories
  }

  var focalRatio: Double? {
    guard kind == .telescope, aperture > 0 else { return nil }
    return focalLength / aperture
  }
}

extension Equipment {
  static let samples: [Equipment] = [
    Equipment(
      name: "Dobson 8\"", focalLength: 1200, aperture: 203,
      accessories: [
        Accessory(name: "Finder"), Accessory(name: "Light shroud", remark: "Washed in spring"),
        Accessory(name: "Collimation cap"),
      ]
    ),
    Equipment(
      name: "Travel refractor", focalLength: 480, aperture: 80,
      accessories: [Accessory(name: "Flattener")]),
    Equipment(name: "Harmonic mount", kind: .mount, focalLength: 0, aperture: 0),
    Equipment(name: "Plössl 25", kind: .eyepiece, focalLength: 25, aperture: 0),
  ]
}
