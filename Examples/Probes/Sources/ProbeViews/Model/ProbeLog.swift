/// Notes of the screens: body runs, initial values, objects that end. Nothing observes the log, so
/// a note changes nothing.
@MainActor
public enum ProbeLog {
  public private(set) static var counts: [String: Int] = [:]

  public static func note(_ name: String) { counts[name, default: 0] += 1 }

  /// Forgets everything, before a screen is opened.
  public static func reset() { counts = [:] }
}
