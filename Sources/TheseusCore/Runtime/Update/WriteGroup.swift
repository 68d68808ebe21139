/// The pending writes of one transaction: one update (R26).
struct WriteGroup {
  let transaction: Transaction
  var writes: [WriteQueue.Write]

  /// Whether no write was made in a `withTransaction`, as after nearly all events.
  static func areOfTheEvent(_ writes: [WriteQueue.Write]) -> Bool {
    for index in writes.indices where writes[index].transaction.group != 0 { return false }
    return true
  }

  /// The writes of each transaction, in the order of their first writes.
  static func groups(of writes: [WriteQueue.Write]) -> [WriteGroup] {
    guard let first = writes.first?.transaction else { return [] }
    var isAlone = true
    for write in writes where write.transaction.group != first.group { isAlone = false }
    if isAlone { return [WriteGroup(transaction: first, writes: writes)] }
    var sorter = WriteSorter(writes)
    for write in writes { sorter.add(write) }
    return sorter.groups
  }
}

/// Distributes writes among the groups of their transactions.
///
/// The value of an object is read when an update runs, so the first update that its change causes
/// shows all of it. All changes of an object therefore join the first group that animates one, and
/// its readers run once.
private struct WriteSorter {
  private(set) var groups: [WriteGroup] = []
  /// The last group with a write of each state.
  private var written: [ObjectIdentifier: Int] = [:]
  /// For each object, the transaction whose update shows its changes.
  private var leading: [ObjectIdentifier: Transaction] = [:]
  /// Changes of objects that wait for their leading transaction.
  private var waiting: [ObjectIdentifier: [WriteQueue.Write]] = [:]

  init(_ writes: [WriteQueue.Write]) {
    for write in writes {
      guard let object = write.object else { continue }
      if let known = leading[object], known.rank >= write.transaction.rank { continue }
      leading[object] = write.transaction
    }
  }

  mutating func add(_ write: WriteQueue.Write) {
    guard let object = write.object, let lead = leading[object] else {
      return addState(write)
    }
    let transaction = write.transaction
    if transaction.group == lead.group {
      let index = index(of: transaction)
      groups[index].writes += waiting.removeValue(forKey: object) ?? []
      groups[index].writes.append(write)
      return
    }
    // The group stays, even without writes: a completion may wait for it.
    if transaction.group != 0 { _ = index(of: transaction) }
    if let known = knownIndex(of: lead) {
      groups[known].writes.append(write)
    } else {
      waiting[object, default: []].append(write)
    }
  }

  private mutating func addState(_ write: WriteQueue.Write) {
    var index = knownIndex(of: write.transaction) ?? groups.count
    if let cell = write.cell {
      // A state that another transaction wrote in between: the last write wins.
      if let last = written[cell], last > index { index = groups.count }
      written[cell] = index
    }
    if index == groups.count {
      groups.append(WriteGroup(transaction: write.transaction, writes: []))
    }
    groups[index].writes.append(write)
  }

  private func knownIndex(of transaction: Transaction) -> Int? {
    groups.lastIndex { $0.transaction.group == transaction.group }
  }

  private mutating func index(of transaction: Transaction) -> Int {
    if let known = knownIndex(of: transaction) { return known }
    groups.append(WriteGroup(transaction: transaction, writes: []))
    return groups.count - 1
  }
}

extension Transaction {
  /// How much the group says about the effects of a change: an animation most, an event's own
  /// writes least.
  fileprivate var rank: Int { animation != nil ? 2 : group != 0 ? 1 : 0 }
}
