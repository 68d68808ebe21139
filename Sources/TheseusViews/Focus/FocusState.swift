import TheseusCore

/// The position of focus as state: a Bool, or an optional that names the focused view (R82).
///
/// Writing it requests focus; it follows when focus moves otherwise, and is false or nil while
/// focus is in no bound view.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  fileprivate let reset: Value
  fileprivate let site: SourceSite
  fileprivate var cell: FocusCell<Value>?

  nonisolated public init(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == Bool {
    reset = false
    site = SourceSite(fileID, line, column)
  }

  nonisolated public init<T: Hashable>(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == T? {
    reset = nil
    site = SourceSite(fileID, line, column)
  }

  public var wrappedValue: Value {
    get { cell?.value ?? reset }
    nonmutating set { cell?.value = newValue }
  }

  public var projectedValue: Binding { Binding(cell: cell, reset: reset) }

  /// The argument of `focused(_:)`, which connects a view.
  @propertyWrapper
  public struct Binding {
    let cell: FocusCell<Value>?
    let reset: Value

    public var wrappedValue: Value {
      get { cell?.value ?? reset }
      nonmutating set { cell?.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    // One that was passed on by another view is the other's.
    if let cell = field.pointee.cell, !cell.hasEnded { return PassedFocus(cell) }
    return FocusCell(field.pointee.reset, declaredAt: field.pointee.site, site)
  }

  public static var _isIgnoredInComparison: Bool { true }
}

/// The storage of one `@FocusState` of one identity: a state cell that the window keeps in sync
/// with its focus.
final class FocusCell<Value: Hashable>: PropertyBox {
  private var state: State<Value>
  private let inner: PropertyBox?
  let reset: Value
  private(set) var hasEnded = false
  /// The value that last followed focus: a different value was written since, and requests focus.
  private(set) var settled: Value
  /// The first value that a view was bound to, and whether there was another.
  private var firstPlace: Value?
  private var hasSeveralPlaces = false

  @MainActor init(_ reset: Value, declaredAt source: SourceSite, _ site: PropertySite) {
    self.reset = reset
    settled = reset
    var state = State(wrappedValue: reset, at: source)
    inner = withUnsafeMutablePointer(to: &state) { field in
      let box = State<Value>._makeBox(field, site)
      box?.connect(UnsafeMutableRawPointer(field))
      return box
    }
    self.state = state
    super.init()
    site.window.part(FocusManager.self)?.register(self)
  }

  var value: Value {
    get { state.wrappedValue }
    set { state.wrappedValue = newValue }
  }

  @MainActor override func connect(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: FocusState<Value>.self).pointee.cell = self
  }

  @MainActor override func end() {
    hasEnded = true
    inner?.end()
  }

  @MainActor override var looksUp: Bool { true }

  @MainActor override func addReasons(to reasons: inout BodyReasons) {
    inner?.addReasons(to: &reasons)
  }
}

/// The place of a `@FocusState` that a view was given by another (`Child(focus: _focus)`): focus
/// moves in both through one cell, which ends with its own view.
private final class PassedFocus<Value: Hashable>: PropertyBox {
  private let cell: FocusCell<Value>

  init(_ cell: FocusCell<Value>) {
    self.cell = cell
    super.init()
  }

  @MainActor override func connect(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: FocusState<Value>.self).pointee.cell = cell
  }
}

extension FocusCell: FocusCellProtocol {
  /// A view is bound to a value of the state.
  func noteView(at value: Value) {
    if let firstPlace { hasSeveralPlaces = hasSeveralPlaces || firstPlace != value }
    firstPlace = firstPlace ?? value
  }

  var places: Int { hasSeveralPlaces ? 2 : firstPlace == nil ? 0 : 1 }

  func follow(_ holders: [FocusBindingNode]) {
    let holder = holders.lazy.compactMap { $0.boundValue(of: self) }.first
    let new = holder.flatMap { $0 as? Value } ?? reset
    if value != new { value = new }
    settled = new
  }
}

/// A focus cell with any type of value.
@MainActor
protocol FocusCellProtocol: AnyObject {
  var hasEnded: Bool { get }
  /// The number of values that views are bound to: 0, 1, or 2 for more.
  var places: Int { get }
  /// Takes the value of the innermost of `holders`, the bound views around focus, that is bound to
  /// this cell.
  func follow(_ holders: [FocusBindingNode])
}
