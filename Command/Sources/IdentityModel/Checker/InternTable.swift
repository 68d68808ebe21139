/// Numbers keys by first appearance: an open-addressing table of full keys, cleared without giving
/// its memory back.
struct InternTable {
  private var keys: [UInt64]
  private var numbers: [UInt16]
  private(set) var count = 0

  /// No key is this.
  private static let vacant = UInt64.max

  init() {
    keys = Array(repeating: InternTable.vacant, count: 64)
    numbers = Array(repeating: 0, count: 64)
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    for index in keys.indices { keys[index] = InternTable.vacant }
    count = 0
  }

  /// The key's number, and whether it is new. Numbers wrap at 65,536: callers bound `count`.
  mutating func number(of key: UInt64) -> (number: UInt16, isNew: Bool) {
    if count * 2 >= keys.count { grow() }
    var slot = InternTable.slot(of: key, mask: keys.count - 1)
    while keys[slot] != InternTable.vacant {
      if keys[slot] == key { return (numbers[slot], false) }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = key
    numbers[slot] = UInt16(truncatingIfNeeded: count)
    count += 1
    return (numbers[slot], true)
  }

  private static func slot(of key: UInt64, mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }

  private mutating func grow() {
    let old = zip(keys, numbers).filter { $0.0 != InternTable.vacant }
    let size = keys.count * 2
    keys = Array(repeating: InternTable.vacant, count: size)
    numbers = Array(repeating: 0, count: size)
    for (key, number) in old {
      var slot = InternTable.slot(of: key, mask: size - 1)
      while keys[slot] != InternTable.vacant { slot = (slot + 1) & (size - 1) }
      keys[slot] = key
      numbers[slot] = number
    }
  }
}
