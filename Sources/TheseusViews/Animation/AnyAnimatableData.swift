import TheseusCore

/// The data of a value whose type is erased. Between data of two types there is nothing: it changes
/// in one step.
public struct _AnyAnimatableData: VectorArithmetic {
  private var base: any VectorArithmetic

  init(_ base: any VectorArithmetic) { self.base = base }

  /// The data, if it is of this type.
  func data<Data: VectorArithmetic>(as type: Data.Type) -> Data? { base as? Data }

  public static var zero: Self { Self(EmptyAnimatableData()) }

  public static func + (a: Self, b: Self) -> Self { combined(a, b, Sum()) }
  public static func - (a: Self, b: Self) -> Self { combined(a, b, Difference()) }

  public static func == (a: Self, b: Self) -> Bool {
    func isEqual<Data: VectorArithmetic>(_ data: Data) -> Bool { b.base as? Data == data }
    return isEqual(a.base)
  }

  public mutating func scale(by rhs: Double) { base.scale(by: rhs) }
  public var magnitudeSquared: Double { base.magnitudeSquared }

  private static func combined(_ a: Self, _ b: Self, _ operation: some DataOperation) -> Self {
    func result<Data: VectorArithmetic>(_ data: Data) -> Self {
      guard let other = b.base as? Data else { return b }
      return Self(operation.apply(data, other))
    }
    return result(a.base)
  }

  private protocol DataOperation {
    func apply<Data: VectorArithmetic>(_ a: Data, _ b: Data) -> Data
  }

  private struct Sum: DataOperation {
    func apply<Data: VectorArithmetic>(_ a: Data, _ b: Data) -> Data { a + b }
  }

  private struct Difference: DataOperation {
    func apply<Data: VectorArithmetic>(_ a: Data, _ b: Data) -> Data { a - b }
  }
}
