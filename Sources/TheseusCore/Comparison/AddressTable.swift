/// A set of addresses: an open-addressed table, because the first `Set` with elements of one type
/// looks up conformances.
struct AddressTable: Sendable {
  /// Zero where there is none; a power of two of them.
  private var slots: [UInt]
  private var count = 0

  init() { self.init(capacity: 64) }

  private init(capacity: Int) { slots = Array(repeating: 0, count: capacity) }

  func contains(_ address: UInt) -> Bool { slots[index(of: address)] == address }

  mutating func insert(_ address: UInt) {
    let index = index(of: address)
    if slots[index] == address { return }
    slots[index] = address
    count += 1
    if count * 2 > slots.count { grow() }
  }

  /// Where the address is, or has its place.
  private func index(of address: UInt) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: (address >> 2 &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[index] != 0, slots[index] != address { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    var larger = AddressTable(capacity: slots.count * 2)
    for address in slots where address != 0 { larger.insert(address) }
    self = larger
  }
}
