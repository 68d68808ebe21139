import AttributeGraph

struct PlusOne: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int { try context[a] &+ 1 }
}

struct GenericPlus<Number: FixedWidthInteger>: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Number>
  let amount: Number
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Number {
    try context[a] &+ amount
  }
}

struct Copy: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int { try context[a] }
}

/// An effect: the end of a shape, which the update brings up to date.
struct Effect: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int { try context[a] }
}

/// Runs, and always has the same value.
struct Zero: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int { try context[a] &* 0 }
}

struct Difference: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Int>
  let b: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    try context[a] &- context[b]
  }
}

struct Total: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Int>
  let b: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    try context[a] &+ context[b]
  }
}

struct SumOf: Rule {
  static var hasFixedReads: Bool { true }
  let list: [Attribute<Int>]
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    var total = 0
    for a in list { total &+= try context[a] }
    return total
  }
}

struct Repeated: Rule {
  static var hasFixedReads: Bool { true }
  let a: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    var total = 0
    for _ in 0..<30 { total &+= try context[a] }
    return total
  }
}

/// Reads one or the other of two inputs, by a third, 20 times over.
struct Unstable: Rule {
  let head: Attribute<Int>
  let double: Attribute<Int>
  let inverse: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    var total = 0
    for _ in 0..<20 { total &+= try context[head] & 1 == 1 ? context[double] : context[inverse] }
    return total
  }
}

/// Leaves one of its inputs out, another one as values change.
struct DynamicSum: Rule {
  let list: [Attribute<Int>]
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    var total = try context[list[0]]
    let dropped = total & 1 == 1 ? 1 + (total / 2) % (list.count - 1) : -1
    for k in 1..<list.count where k != dropped { total &+= try context[list[k]] }
    return total
  }
}

/// Combines many values.
struct Gather: Rule {
  static var hasFixedReads: Bool { true }
  let list: [Attribute<Int>]
  func value(_ context: borrowing RuleContext) throws(GraphError) -> [Int] {
    var all: [Int] = []
    all.reserveCapacity(list.count)
    for a in list { all.append(try context[a]) }
    return all
  }
}

/// Extracts one of many values.
struct Split: Rule {
  static var hasFixedReads: Bool { true }
  let all: Attribute<[Int]>
  let index: Int
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    try context.withPointer(to: all) { $0.pointee[index] }
  }
}
