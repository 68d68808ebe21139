/// The clock that a view waits on. A test host's clock moves only when the test advances it.
private enum ClockKey: EnvironmentKey {
  static var defaultValue: any Clock<Duration> { ContinuousClock() }
}

extension EnvironmentValues {
  /// The clock of the host: debounces, delays, time-outs.
  public var clock: any Clock<Duration> {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
