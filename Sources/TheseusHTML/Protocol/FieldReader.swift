import Foundation

/// Reads the fields of a message with the limits that hold for all of them.
struct FieldReader {
  let values: [JSONValue]

  init(_ values: [JSONValue]) { self.values = values }

  /// - Throws: where a message has another number of fields.
  func expect(_ count: ClosedRange<Int>) throws(ProtocolError) {
    guard count.contains(values.count) else {
      throw ProtocolError("a message has a wrong number of fields")
    }
  }

  func string(_ index: Int) throws(ProtocolError) -> String {
    guard index < values.count, let string = values[index].string else {
      throw ProtocolError("field \(index) of a message is no text")
    }
    return string
  }

  func int(_ index: Int) throws(ProtocolError) -> Int {
    guard index < values.count, let int = values[index].int else {
      throw ProtocolError("field \(index) of a message is no whole number")
    }
    return int
  }

  /// A whole number that is not negative, and at most `greatest`.
  func count(_ index: Int, upTo greatest: Int = .max) throws(ProtocolError) -> Int {
    guard index < values.count, let count = values[index].count, count <= greatest else {
      throw ProtocolError("field \(index) of a message is no number in its range")
    }
    return count
  }

  func number(_ index: Int) throws(ProtocolError) -> Double {
    guard index < values.count, let number = values[index].number else {
      throw ProtocolError("field \(index) of a message is no number")
    }
    return number
  }

  func bool(_ index: Int) throws(ProtocolError) -> Bool {
    guard index < values.count, let bool = values[index].bool else {
      throw ProtocolError("field \(index) of a message is no truth value")
    }
    return bool
  }

  func array(_ index: Int) throws(ProtocolError) -> [JSONValue] {
    guard index < values.count, let array = values[index].array else {
      throw ProtocolError("field \(index) of a message is no list")
    }
    return array
  }

  func object(_ index: Int) throws(ProtocolError) -> [String: JSONValue] {
    guard index < values.count, let object = values[index].object else {
      throw ProtocolError("field \(index) of a message is no object")
    }
    return object
  }

  /// A coordinate of which no sum overflows.
  func coordinate(_ index: Int) throws(ProtocolError) -> CGFloat {
    let number = try number(index)
    guard abs(number) <= 1e7 else { throw ProtocolError("a coordinate is out of range") }
    return number
  }

  func point(_ index: Int) throws(ProtocolError) -> CGPoint {
    CGPoint(x: try coordinate(index), y: try coordinate(index + 1))
  }

  /// A size of a window: positive, and no larger than a wall of screens.
  func size(_ index: Int) throws(ProtocolError) -> CGSize {
    let size = CGSize(width: try number(index), height: try number(index + 1))
    guard size.width >= 0, size.height >= 0, size.width <= 16_384, size.height <= 16_384 else {
      throw ProtocolError("a size is out of range")
    }
    return CGSize(width: max(1, size.width), height: max(1, size.height))
  }

  /// A selection from two offsets in UTF-16 units.
  func selection(_ index: Int) throws(ProtocolError) -> Range<Int> {
    let (start, end) = (try count(index), try count(index + 1))
    guard start <= end else { throw ProtocolError("a selection is out of range") }
    return start..<end
  }
}
