import TheseusCells

/// The facts that the environment reveals about a terminal before its first answer. No terminfo is
/// needed, so unknown terminals work.
public struct TerminalProfile: Hashable, Sendable {
  public var output: OutputCapabilities
  /// `TERM=dumb`, or no terminal type at all: no cursor can be moved, so no screen is shown.
  public var isDumb: Bool
  /// Whether questions that begin with OSC are safe; the Linux console may print them.
  public var understandsStrings: Bool
  /// How the terminal is asked to show a notification; nil when it may show none.
  public var notification: NotificationSequence?
  /// Whether its font has symbols. That of the Linux console has only letters and lines.
  public var hasSymbols: Bool
  /// From `COLORFGBG`, where a terminal sets it.
  public var isBackgroundDark: Bool?

  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    isDumb = term.isEmpty || term == "dumb" || term == "unknown"
    understandsStrings = term != "linux" && !term.hasPrefix("vt")
    output = OutputCapabilities(
      colors: Self.colors(term, environment), scrollRegions: true,
      unicode: Self.speaksUnicode(environment),
      // GNU screen, whose name old settings of tmux use too, erases in the terminal's own.
      erasesInBackground: !term.hasPrefix("screen") && !term.hasPrefix("vt"))
    hasSymbols = output.unicode && term != "linux" && !term.hasPrefix("linux-")
    notification = NotificationSequence(term: term, environment: environment)
    isBackgroundDark = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }.map
    { $0 < 7 || $0 == 8 }
  }

  private static func colors(_ term: String, _ environment: [String: String]) -> ColorDepth {
    // https://no-color.org: present and not empty.
    if environment["NO_COLOR"]?.isEmpty == false { return .none }
    if let direct = environment["COLORTERM"], direct == "truecolor" || direct == "24bit" {
      return .trueColor
    }
    let known = ["kitty", "alacritty", "foot", "wezterm", "ghostty", "contour", "direct"]
    if known.contains(where: term.contains) { return .trueColor }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"]
    if let program = environment["TERM_PROGRAM"], programs.contains(program),
      !term.hasPrefix("screen")
    {
      return .trueColor
    }
    if environment["WT_SESSION"] != nil { return .trueColor }
    if term.contains("256color") { return .indexed256 }
    let monochrome = ["vt52", "vt100", "vt102", "vt220", "vt320", "vt420"]
    return monochrome.contains(term) || term.hasSuffix("-mono") || term.hasSuffix("-m")
      ? .none : .ansi16
  }

  /// A locale with another character set means no; no locale at all, as in most containers, means
  /// nothing.
  private static func speaksUnicode(_ environment: [String: String]) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment[name], !locale.isEmpty else { continue }
      let upper = locale.uppercased()
      return upper.contains("UTF-8") || upper.contains("UTF8")
    }
    return true
  }
}
