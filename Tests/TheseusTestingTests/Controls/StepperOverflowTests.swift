import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A stepper stops at the ends of its type and its bounds")
struct StepperOverflowTests {
  private struct Free<Value: Strideable & CustomStringConvertible>: View {
    @State var value: Value
    let step: Value.Stride
    var body: some View {
      Stepper("number", value: $value, step: step)
      Text("is \(value.description)")
    }
  }

  private struct Bounded<Value: Strideable & CustomStringConvertible>: View {
    @State var value: Value
    let bounds: ClosedRange<Value>
    let step: Value.Stride
    var body: some View {
      Stepper("number", value: $value, in: bounds, step: step)
      Text("is \(value.description)")
    }
  }

  private func steps<Root: View>(_ root: Root) throws -> [String] {
    let host = TestHost { VStack { root } }
    let stepper = try host.find(.stepper)
    func shown() -> String {
      host.findAll(.text).map(\.label).first { $0.hasPrefix("is ") }.map { String($0.dropFirst(3)) }
        ?? "-"
    }
    try stepper.increment()
    let up = shown()
    try stepper.decrement()
    return [up, shown()]
  }

  @Test("integers without bounds")
  func free() throws {
    #expect(try steps(Free(value: Int.max, step: 1)) == ["\(Int.max)", "\(Int.max - 1)"])
    #expect(try steps(Free(value: Int.max - 3, step: 10)) == ["\(Int.max)", "\(Int.max - 10)"])
    #expect(try steps(Free(value: UInt8(250), step: 10)) == ["255", "245"])
    #expect(try steps(Free(value: UInt8(0), step: 300)) == ["255", "0"])
    #expect(try steps(Free(value: Int8(-100), step: 200)) == ["100", "-100"])
    #expect(try steps(Free(value: Int8(100), step: -128)) == ["-28", "100"])
    #expect(try steps(Free(value: UInt.max, step: 1)) == ["\(UInt.max)", "\(UInt.max - 1)"])
  }

  @Test("integers with bounds, also with a step larger than the range")
  func bounded() throws {
    #expect(try steps(Bounded(value: UInt8(250), bounds: 0...255, step: 10)) == ["255", "245"])
    #expect(try steps(Bounded(value: UInt8(5), bounds: 0...10, step: 20)) == ["10", "0"])
    #expect(
      try steps(Bounded(value: 0, bounds: Int.min...Int.max, step: Int.max))[0] == "\(Int.max)")
    #expect(try steps(Bounded(value: 1.5, bounds: 0...2, step: 1)) == ["2.0", "1.0"])
  }
}

@MainActor @Suite("A field with a formatter sets values of its own type")
struct FormatterFieldTests {
  private struct Field<Value: Equatable>: View {
    @State var value: Value
    let formatter: NumberFormatter
    var body: some View {
      TextField("number", value: $value, formatter: formatter)
      Text("is \(String(describing: value))")
    }
  }

  private func entered<Value: Equatable>(_ text: String, _ value: Value, isDecimal: Bool = false)
    throws -> String
  {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = isDecimal ? .decimal : .none
    formatter.generatesDecimalNumbers = isDecimal
    formatter.maximumFractionDigits = 3
    let host = TestHost { VStack { Field(value: value, formatter: formatter) } }
    let field = try host.find(.textField)
    try field.replaceText(text)
    host.press(.return)
    return host.findAll(.text).map(\.label).first { $0.hasPrefix("is ") } ?? "-"
  }

  @Test("each type of number, and its optional", arguments: [false, true])
  func types(isDecimal: Bool) throws {
    #expect(try entered("7", 1, isDecimal: isDecimal) == "is 7")
    #expect(try entered("7", UInt8(1), isDecimal: isDecimal) == "is 7")
    #expect(try entered("-7", Int16(1), isDecimal: isDecimal) == "is -7")
    #expect(try entered("7", UInt64(1), isDecimal: isDecimal) == "is 7")
    #expect(try entered("7", 1 as Int?, isDecimal: isDecimal) == "is Optional(7)")
    #expect(try entered("7.5", 1.0, isDecimal: isDecimal) == "is 7.5")
    #expect(try entered("7.5", Float(1), isDecimal: isDecimal) == "is 7.5")
    #expect(try entered("7.5", 1.0 as Double?, isDecimal: isDecimal) == "is Optional(7.5)")
    #expect(try entered("7.5", Decimal(1), isDecimal: isDecimal) == "is 7.5")
  }

  @Test("a number that the type does not have is dropped", arguments: [false, true])
  func refused(isDecimal: Bool) throws {
    #expect(try entered("300", UInt8(1), isDecimal: isDecimal) == "is 1")
    #expect(try entered("-1", UInt(1), isDecimal: isDecimal) == "is 1")
    #expect(try entered("7.5", 1, isDecimal: isDecimal) == "is 1")
    #expect(try entered("99999999999999999999999999", 1, isDecimal: isDecimal) == "is 1")
  }
}
