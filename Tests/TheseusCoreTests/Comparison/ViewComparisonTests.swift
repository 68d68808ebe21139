import TestSupport
import Testing

@testable import TheseusCore

private class Thing {}
private final class EquatableThing: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (a: EquatableThing, b: EquatableThing) -> Bool { a.number == b.number }
}
private protocol Shape {}
private struct Square: Shape { var side: Int, name: String }
private struct Big: Shape { var a = 1, b = 2, c = 3, d = 4, e = "e" }
private protocol Delegate: AnyObject {}
private final class Boss: Delegate {}

/// Equal whenever the first letters are: distinguishes `==` from a comparison of fields.
private struct Loose: Equatable {
  var text: String
  static func == (a: Loose, b: Loose) -> Bool { a.text.first == b.text.first }
}

/// Plain data whose `==` is always false.
private struct Picky: Equatable {
  var number: Int
  static func == (a: Picky, b: Picky) -> Bool { false }
}

private enum Payload { case number(Int), text(String), thing(Thing), gap(Bool, Int), none }

private func same<Value>(_ a: Value, _ b: Value) -> Bool { ViewComparison.areEqual(a, b) }

@MainActor @Suite("A view's new value is compared with its old one")
struct ViewComparisonTests {
  @Test("R40 plain data bitwise, without the gaps between fields")
  func plainData() {
    struct Gappy { var flag: Bool, number: Int, small: UInt8, wide: Double }
    func filled(_ byte: UInt8, _ value: Gappy) -> Gappy {
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: MemoryLayout<Gappy>.size, alignment: 8)
      defer { memory.deallocate() }
      memory.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<Gappy>.size)
      let typed = memory.assumingMemoryBound(to: Gappy.self)
      typed.pointee.flag = value.flag
      typed.pointee.number = value.number
      typed.pointee.small = value.small
      typed.pointee.wide = value.wide
      return typed.pointee
    }
    let value = Gappy(flag: true, number: 7, small: 3, wide: 1.5)
    #expect(same(filled(0, value), filled(0xFF, value)))
    var other = value
    other.small = 4
    #expect(!same(value, other))
    #expect(
      same(Picky(number: 1), Picky(number: 1)), "plain data is compared by its bytes, not by ==")
    #expect(!same(Picky(number: 1), Picky(number: 2)))
  }

  @Test("R40 Equatable fields that are not plain data by ==, strings by their characters")
  func equatableFields() {
    struct Row { var number: Int, title: String, loose: Loose }
    let long = String(repeating: "x", count: 40)
    #expect(
      same(
        Row(number: 1, title: long, loose: Loose(text: "ab")),
        Row(number: 1, title: long + "", loose: Loose(text: "ac"))))
    #expect(
      !same(
        Row(number: 1, title: long, loose: Loose(text: "ab")),
        Row(number: 1, title: long + "y", loose: Loose(text: "ab"))))
    #expect(
      !same(
        Row(number: 1, title: "", loose: Loose(text: "ab")),
        Row(number: 1, title: "", loose: Loose(text: "bb"))))
  }

  @Test("R40 classes by identity, also weak, unowned and optional ones and those behind a protocol")
  func classes() {
    struct Holder {
      weak var weakly: Thing?
      unowned var unowned: Thing
      var optional: EquatableThing?
      weak var delegate: (any Delegate)?
      var object: AnyObject
    }
    let (a, b, boss) = (Thing(), Thing(), Boss())
    let thing = EquatableThing(1)
    let holder = Holder(weakly: a, unowned: a, optional: thing, delegate: boss, object: b)
    #expect(same(holder, Holder(weakly: a, unowned: a, optional: thing, delegate: boss, object: b)))
    #expect(
      !same(holder, Holder(weakly: b, unowned: a, optional: thing, delegate: boss, object: b)))
    #expect(
      !same(holder, Holder(weakly: a, unowned: b, optional: thing, delegate: boss, object: b)))
    #expect(
      !same(
        holder,
        Holder(weakly: a, unowned: a, optional: EquatableThing(1), delegate: boss, object: b)))
    #expect(!same(holder, Holder(weakly: a, unowned: a, optional: thing, delegate: nil, object: b)))
    #expect(
      !same(holder, Holder(weakly: a, unowned: a, optional: thing, delegate: boss, object: a)))
    withExtendedLifetime((a, b, boss)) {}
  }

  @Test("R40 a closure is equal only to itself")
  func closures() {
    struct Action { var run: () -> Int, other: (() -> Int)? }
    // Captures a value unknown to the optimizer: a closure over a constant would be one function
    // without a context.
    let thing = Thing()
    func make(_ number: Int) -> () -> Int { { number + ObjectIdentifier(thing).hashValue } }
    let one = make(1)
    #expect(same(Action(run: one, other: nil), Action(run: one, other: nil)))
    #expect(same(Action(run: one, other: one), Action(run: one, other: one)))
    #expect(!same(Action(run: one, other: nil), Action(run: make(1), other: nil)))
    #expect(!same(Action(run: one, other: one), Action(run: one, other: nil)))
  }

  @Test("R40 a value behind a protocol by its type, then its contents")
  func existentials() {
    struct Holder { var shape: any Shape, any: Any }
    #expect(
      same(
        Holder(shape: Square(side: 1, name: "a"), any: 3),
        Holder(shape: Square(side: 1, name: "a"), any: 3)))
    #expect(
      !same(
        Holder(shape: Square(side: 1, name: "a"), any: 3),
        Holder(shape: Square(side: 2, name: "a"), any: 3)))
    #expect(
      !same(
        Holder(shape: Square(side: 1, name: "a"), any: 3),
        Holder(shape: Square(side: 1, name: "a"), any: 3.0)))
    #expect(
      same(Holder(shape: Big(), any: "x"), Holder(shape: Big(), any: "x")),
      "too big for the container")
    #expect(!same(Holder(shape: Big(), any: "x"), Holder(shape: Big(e: "f"), any: "x")))
    #expect(
      !same(Holder(shape: Big(), any: "x"), Holder(shape: Square(side: 1, name: "a"), any: "x")))
  }

  @Test(
    "R40 enums, tuples, metatypes, key paths, optionals and arrays that are not Equatable compare")
  func otherKinds() {
    let thing = Thing()
    let all: [Payload] = [
      .number(1), .number(2), .text("a"), .text("b"), .thing(thing), .thing(Thing()), .gap(true, 1),
      .none,
    ]
    for (i, a) in all.enumerated() {
      for (j, b) in all.enumerated() { #expect(same(a, b) == (i == j), "\(a) \(b)") }
    }
    #expect(same((1, "a", thing), (1, "a", thing)))
    #expect(!same((1, "a", thing), (1, "b", thing)))
    #expect(same(Int.self as Any.Type, Int.self as Any.Type))
    #expect(!same(Int.self as Any.Type, String.self as Any.Type))
    func path<Value>(_ path: KeyPath<Square, Value>) -> KeyPath<Square, Value> { path }
    #expect(same(path(\.side), path(\.side)))
    #expect(!same(path(\.side) as AnyKeyPath, path(\.name) as AnyKeyPath))
    let square: Square? = Square(side: 1, name: "a")
    #expect(same(square, Square(side: 1, name: "a")))
    #expect(!same(square, nil))
    #expect(same([Square(side: 1, name: "a")], [Square(side: 1, name: "a")]))
    #expect(!same([Square(side: 1, name: "a")], [Square(side: 1, name: "b")]))
    let long = (0..<100).map { Square(side: $0, name: "") }
    #expect(same(long, long), "the same buffer")
    #expect(!same(long, long.map { $0 }), "long and another buffer: not looked at")
  }

  @Test(
    "R40 state is not compared; bindings compare by cell and key path; closures are never equal")
  func dynamicProperties() {
    struct Row: View {
      @State var count = 0
      @Environment(\.self) var values
      @Binding var name: String
      var body: some View { Leaf(name) }
    }
    struct Form { var name = "", title = "" }
    let location = ConstantLocation(Form())
    let form = Binding<Form>(location: location)
    #expect(same(Row(count: 1, name: form.name), Row(count: 2, name: form.name)))
    #expect(!same(Row(name: form.name), Row(name: form.title)))
    #expect(!same(Row(name: form.name), Row(name: Binding(get: { "" }, set: { _ in }))))
    let closures = Binding(get: { "" }, set: { _ in })
    #expect(
      !same(Row(name: closures), Row(name: closures)),
      "never, not even handed on: what it reads is unknown")
    #expect(!same(Row(name: form.name), Row(name: form.name.animation())))
    #expect(same(Row(name: form.name.animation()), Row(name: form.name.animation())))
  }

  @Test("R14 R40 equatable() uses ==, also for plain data")
  func equatableView() {
    struct Cell: View, Equatable {
      var number: Int
      nonisolated static func == (a: Cell, b: Cell) -> Bool { a.number / 10 == b.number / 10 }
      var body: some View { Leaf("\(number)") }
    }
    #expect(!same(Cell(number: 11), Cell(number: 12)))
    #expect(same(Cell(number: 11).equatable(), Cell(number: 12).equatable()))
    #expect(!same(Cell(number: 11).equatable(), Cell(number: 22).equatable()))
  }

  @Test("R24 a written value is equal by == or not at all")
  func writtenValues() {
    #expect(ViewComparison.areEqualValues("a", "a"))
    #expect(!ViewComparison.areEqualValues(1, 2))
    #expect(ViewComparison.areEqualValues([1, 2], [1, 2]))
    #expect(!ViewComparison.areEqualValues(Picky(number: 1), Picky(number: 1)))
    #expect(ViewComparison.areEqualValues(Loose(text: "ab"), Loose(text: "ac")))
    #expect(!ViewComparison.areEqualValues(Square(side: 1, name: ""), Square(side: 1, name: "")))
    #expect(ViewComparison.areEqualValues(Optional("a"), Optional("a")))
  }

  @Test(
    "R40 agrees with == on random values of mixed fields", arguments: [UInt64(0xC0FFEE), 1, 2, 3])
  func property(seed: UInt64) {
    struct Plain: Equatable { var a: UInt8, b: Int, c: Bool?, d: String, e: [Int], f: Float }
    struct Copy { var a: UInt8, b: Int, c: Bool?, d: String, e: [Int], f: Float }
    var random = SeededGenerator(seed: seed)
    func make() -> Plain {
      Plain(
        a: .random(in: 0...1, using: &random), b: .random(in: 0...1, using: &random),
        c: [nil, true, false].randomElement(using: &random) ?? nil,
        d: ["", "a"].randomElement(using: &random) ?? "",
        e: [[], [1]].randomElement(using: &random) ?? [],
        f: [0, 1].randomElement(using: &random) ?? 0)
    }
    func copy(_ x: Plain) -> Copy { Copy(a: x.a, b: x.b, c: x.c, d: x.d, e: x.e, f: x.f) }
    for _ in 0..<2_000 {
      let (x, y) = (make(), make())
      #expect(same(copy(x), copy(y)) == (x == y), "seed \(seed): \(x) \(y)")
    }
  }
}
