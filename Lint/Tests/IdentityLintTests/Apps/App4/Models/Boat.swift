import Foundation

enum BoatClass: String, Codable, CaseIterable, Identifiable {
  case single = "1x"
  case double = "2x"
  case four = "4+"
  case eight = "8+"

  var id: String { rawValue }

  var rowers: Int {
    switch self {
    case .single: return 1
    case .double: return 2
    case .four: return 4
    case .eight: return 8
    }
  }

  var hasCox: Bool {
    rawValue.hasSuffix("+")
  }
}

struct Boat: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var boatClass: BoatClass
  var isAvailable = true
}

struct Defect: Identifiable, Hashable, Codable {
  var id = UUID()
  var text: String
  var reported = Date()
}
