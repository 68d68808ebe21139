/// A type of an app's module that has the name of one of Combine's.
public struct Subscription {
  public var price: Int

  public init(price: Int) { self.price = price }
}
