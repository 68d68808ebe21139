import TheseusCore

/// Whether a view's or modifier's new value equals the old (R40).
@inline(__always)
func viewValuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool { _viewValuesAreEqual(a, b) }
