import AttributeGraph

/// `a + b`.
struct Sum: Rule {
  let a: Attribute<Int>
  let b: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    try context[a] &+ context[b]
  }
}

/// `a + amount`.
struct Plus: Rule {
  let a: Attribute<Int>
  let amount: Int
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    try context[a] &+ amount
  }
}

/// `condition ? a : b`, reading only the one it needs.
struct Choose: Rule {
  let condition: Attribute<Bool>
  let a: Attribute<Int>
  let b: Attribute<Int>
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    try context[condition] ? context[a] : context[b]
  }
}

/// Counts from a class, so that closures of tests can add to it.
final class Counter {
  var count = 0
}
