/// Numbers for keys of one or two machine words: types, source locations. Open addressing, without
/// removal.
struct TraceTable {
  private var slots: [Slot]
  private(set) var count: UInt32 = 0

  private struct Slot {
    var first: UInt = 0
    var second: UInt = 0
    /// 0 where the slot is free.
    var number: UInt32 = 0
  }

  init(capacity: Int = 64) { slots = Array(repeating: Slot(), count: capacity) }

  /// The number, and whether it has just been assigned: 1, 2, …
  mutating func number(_ first: UInt, _ second: UInt = 0) -> (number: UInt32, isNew: Bool) {
    let mask = slots.count &- 1
    var index = Self.hash(first, second) & mask
    while slots[index].number != 0 {
      if slots[index].first == first && slots[index].second == second {
        return (slots[index].number, false)
      }
      index = (index &+ 1) & mask
    }
    count += 1
    slots[index] = Slot(first: first, second: second, number: count)
    if Int(count) * 2 > slots.count { grow() }
    return (count, true)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot.number != 0 {
      var index = Self.hash(slot.first, slot.second) & mask
      while slots[index].number != 0 { index = (index + 1) & mask }
      slots[index] = slot
    }
  }

  private static func hash(_ first: UInt, _ second: UInt) -> Int {
    let mixed = (first ^ (second &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    // The upper half depends on all input words.
    return Int(bitPattern: mixed >> 32)
  }
}
