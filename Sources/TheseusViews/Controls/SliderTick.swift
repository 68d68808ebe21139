import TheseusCore

/// A mark below the track of a slider, at one of its values.
///
/// Its label is shown below it where there is space beside the labels of others. It is read instead
/// of the number while the slider has that value.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// The identity of a tick.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  public var id: ID { ID(value: value) }

  public init(_ value: V) {
    self.value = value
    label = nil
  }

  @MainActor @preconcurrency
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  @MainActor @preconcurrency
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  @MainActor @preconcurrency @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    self.init(value) { Text(titleResource) }
  }

  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(value) { Text(title) }
  }
}

/// The ticks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// In any order.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// Ticks as a list.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  public typealias Value = V
  public let body: [SliderTick<V>]
}

/// Makes the ticks of a slider out of several.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression(_ content: some SliderTickContent<V>) -> _SliderTicks<V> {
    _SliderTicks(body: Array(content.body))
  }

  public static func buildBlock(_ content: _SliderTicks<V>...) -> _SliderTicks<V> {
    _SliderTicks(body: content.flatMap(\.body))
  }

  public static func buildOptional(_ content: _SliderTicks<V>?) -> _SliderTicks<V> {
    content ?? _SliderTicks(body: [])
  }

  public static func buildEither(first: _SliderTicks<V>) -> _SliderTicks<V> { first }
  public static func buildEither(second: _SliderTicks<V>) -> _SliderTicks<V> { second }
  public static func buildLimitedAvailability(_ content: _SliderTicks<V>) -> _SliderTicks<V> {
    content
  }
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  private let data: Data
  private let content: (Data.Element) -> Content

  public var body: [SliderTick<Content.Value>] { data.flatMap { Array(content($0).body) } }

  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  public init<V: Identifiable>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  public init<V>(
    _ data: Range<Int>, @SliderTickBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.Value {
    self.data = data
    self.content = content
  }
}
