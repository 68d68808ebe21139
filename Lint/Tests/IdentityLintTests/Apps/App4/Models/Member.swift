import Foundation

enum Side: String, Codable, CaseIterable, Identifiable {
  case port, starboard, both

  var id: String { rawValue }

  var title: String { rawValue.capitalized }
}

struct Member: Identifiable, Codable {
  let id: UUID
  var firstName: String
  var lastName: String
  var side: Side
  var weight: Double
  var canCox: Bool
  var isRetired: Bool

  init(
    id: UUID = UUID(),
    firstName: String,
    lastName: String,
    side: Side = .both,
    weight: Double = 75,
    canCox: Bool = false,
    isRetired: Bool = false
  ) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
    self.side = side
    self.weight = weight
    self.canCox = canCox
    self.isRetired = isRetired
  }

  var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  var initials: String {
    [firstName.first, lastName.first].compactMap { $0 }.map(String.init).joined()
  }
}

extension Member: Hashable {
  static func == (lhs: Member, rhs: Member) -> Bool {
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension Member {
  static let samples: [Member] = [
    Member(firstName: "Ida", lastName: "Brandt", side: .port, weight: 68),
    Member(firstName: "Jonas", lastName: "Keller", side: .starboard, weight: 84),
    Member(firstName: "Mira", lastName: "Osei", side: .both, weight: 71),
    Member(firstName: "Paul", lastName: "Lindqvist", side: .port, weight: 90),
    Member(firstName: "Sofia", lastName: "Marin", weight: 52, canCox: true),
    Member(firstName: "Tom", lastName: "Achterberg", side: .starboard, weight: 88, isRetired: true),
    Member(firstName: "Vera", lastName: "Nilsen", side: .both, weight: 66),
  ]
}
