import Synchronization

/// One entry for each type, found without a lock: an open-addressed table of metatype addresses,
/// read by any thread, grown under a lock.
///
/// Tables that were outgrown are never freed, because a reader may still be in them; they halve in
/// size, so that they add up to one more.
final class TypeTable<Entry: AnyObject & Sendable>: Sendable {
  private struct Slot: ~Copyable {
    let type: Atomic<UInt>
    /// Written before `type`, never changed after.
    var entry: Unmanaged<Entry>?
  }

  private struct Table {
    let slots: UnsafeMutablePointer<Slot>
    let shift: UInt
    var mask: Int { (1 << (64 - Int(shift))) - 1 }

    init(bits: UInt) {
      shift = 64 - bits
      slots = .allocate(capacity: 1 << bits)
      for index in 0..<(1 << bits) {
        (slots + index).initialize(to: Slot(type: Atomic(0), entry: nil))
      }
    }

    @inline(__always)
    func index(of type: UInt) -> Int { Int(((type >> 3) &* 0x9E37_79B9_7F4A_7C15) >> shift) }

    func insert(_ type: UInt, _ entry: Unmanaged<Entry>) {
      var index = index(of: type)
      while slots[index].type.load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
      slots[index].entry = entry
      slots[index].type.store(type, ordering: .releasing)
    }
  }

  private struct Owned: @unchecked Sendable {
    var table: Table
    var count = 0
  }

  private let owned: Mutex<Owned>
  /// The slots of the present table, and its shift in front of them is not needed: each table is
  /// reached through one box.
  private let current: Atomic<UInt>

  /// - Parameter bits: the table begins with 2 to the power of `bits` slots.
  init(bits: UInt) {
    let table = Table(bits: bits)
    owned = Mutex(Owned(table: table))
    current = Atomic(Self.box(table))
  }

  private static func box(_ table: Table) -> UInt {
    let box = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    box.initialize(to: table)
    return UInt(bitPattern: box)
  }

  @inline(__always)
  func value(for type: Any.Type) -> Entry? {
    guard let box = UnsafePointer<Table>(bitPattern: current.load(ordering: .acquiring)) else {
      return nil
    }
    let table = box.pointee
    let key = unsafeBitCast(type, to: UInt.self)
    var index = table.index(of: key)
    while true {
      let found = table.slots[index].type.load(ordering: .acquiring)
      if found == key { return table.slots[index].entry?.takeUnretainedValue() }
      if found == 0 { return nil }
      index = (index + 1) & table.mask
    }
  }

  /// Stores `entry` permanently, or returns the one that another thread stored first.
  func insert(_ entry: Entry, for type: Any.Type) -> Entry {
    let key = unsafeBitCast(type, to: UInt.self)
    return owned.withLock { owned in
      if let known = value(for: type) { return known }
      owned.count += 1
      if owned.count * 2 > owned.table.mask { grow(&owned) }
      owned.table.insert(key, Unmanaged.passRetained(entry))
      return entry
    }
  }

  private func grow(_ owned: inout Owned) {
    let old = owned.table
    let new = Table(bits: 64 - old.shift + 1)
    for index in 0...old.mask {
      let type = old.slots[index].type.load(ordering: .relaxed)
      if type != 0, let entry = old.slots[index].entry { new.insert(type, entry) }
    }
    owned.table = new
    current.store(Self.box(new), ordering: .releasing)
  }
}
