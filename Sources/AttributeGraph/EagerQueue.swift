/// The outputs that wait for an update: smallest priority first, first in, first out among equals.
///
/// A bucket for each priority, in order. Priorities are few beside outputs (a tree has as many as
/// it is deep, in three passes) and arrive in runs, so that the bucket of the last insertion is
/// nearly always that of the next.
struct EagerQueue {
  struct Entry: BitwiseCopyable {
    var priority: UInt32
    var id: AttributeID
  }

  private struct Bucket {
    var priority: UInt32
    var head = 0
    var ids = RawBuffer<AttributeID>()

    var isEmpty: Bool { head == ids.count }
  }

  /// Ascending by priority. Empty ones stay for the next update, up to `mostEmpty`.
  private var buckets = RawBuffer<Bucket>()
  /// A bit for each bucket that has entries.
  private var occupied = RawBuffer<UInt64>()
  private var lastInserted = 0
  /// The last index of a priority's bucket, by the priority's low bits: marking alternates between
  /// priorities.
  private var hints = RawBuffer<UInt32>()
  private(set) var count = 0
  /// All buckets before it are empty.
  private var first = 0

  /// When more buckets than this are all empty, they are freed.
  private static var mostEmpty: Int { 4_096 }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func insert(_ id: AttributeID, priority: UInt32) {
    var place = lastInserted
    if place >= buckets.count || buckets[place].priority != priority {
      place = bucket(for: priority)
    }
    if buckets[place].isEmpty { occupied[place >> 6] |= 1 << UInt64(place & 63) }
    buckets[place].ids.append(id)
    lastInserted = place
    if count == 0 || place < first { first = place }
    count &+= 1
  }

  /// The next entry, if its priority is less than `limit`.
  @inline(__always)
  mutating func popFirst(before limit: UInt32) -> Entry? {
    guard count != 0 else { return nil }
    if buckets[first].isEmpty { findFirst() }
    let place = first
    guard buckets[place].priority < limit else { return nil }
    let entry = Entry(
      priority: buckets[place].priority, id: buckets[place].ids[buckets[place].head])
    buckets[place].head &+= 1
    if buckets[place].isEmpty {
      buckets[place].head = 0
      buckets[place].ids.count = 0
      occupied[place >> 6] &= ~(1 << UInt64(place & 63))
    }
    count &-= 1
    if count == 0, buckets.count > Self.mostEmpty { giveBack() }
    return entry
  }

  private mutating func findFirst() {
    var word = first >> 6
    while occupied[word] == 0 { word &+= 1 }
    first = (word << 6) + occupied[word].trailingZeroBitCount
  }

  private mutating func giveBack() {
    for place in 0..<buckets.count { buckets[place].ids.free() }
    (buckets.count, occupied.count, lastInserted) = (0, 0, 0)
  }

  /// The index of the bucket for a priority, created if necessary.
  @inline(never)
  private mutating func bucket(for priority: UInt32) -> Int {
    if hints.count == 0 { for _ in 0..<Self.hintCount { hints.append(0) } }
    // Priorities of a tree are multiples of 16, minus one, plus the number of a pass.
    let key = Int((priority ^ priority >> 4 ^ priority >> 20) & UInt32(Self.hintCount - 1))
    let hint = Int(hints[key])
    if hint < buckets.count, buckets[hint].priority == priority { return hint }
    let place = findBucket(for: priority)
    hints[key] = UInt32(truncatingIfNeeded: place)
    return place
  }

  private static var hintCount: Int { 64 }

  private mutating func findBucket(for priority: UInt32) -> Int {
    var low = 0
    var high = buckets.count
    while low < high {
      let middle = (low + high) / 2
      if buckets[middle].priority < priority { low = middle + 1 } else { high = middle }
    }
    if low < buckets.count, buckets[low].priority == priority { return low }
    buckets.append(Bucket(priority: priority))
    if buckets.count > occupied.count << 6 { occupied.append(0) }
    guard low < buckets.count - 1 else { return low }
    let new = buckets[buckets.count - 1]
    for place in stride(from: buckets.count - 1, to: low, by: -1) {
      buckets[place] = buckets[place - 1]
    }
    buckets[low] = new
    for word in 0..<occupied.count { occupied[word] = 0 }
    for place in 0..<buckets.count where !buckets[place].isEmpty {
      occupied[place >> 6] |= 1 << UInt64(place & 63)
    }
    if count != 0, first >= low { first += 1 }
    return low
  }

  func free() {
    for place in 0..<buckets.count { buckets[place].ids.free() }
    buckets.free()
    occupied.free()
    hints.free()
  }
}
