extension TerminalTheme {
  /// The characters that parts of controls are drawn with, each one cell wide. `ASCIIFallback` has
  /// a stand-in for each of the standard ones.
  public struct Glyphs: Hashable, Sendable {
    /// The edge of a row or field that has focus.
    public var edge = "▌"
    /// The same where nothing can be filled with a color.
    public var plainEdge = "›"
    public var forward = "›"
    public var back = "‹"
    public var check = "✓"
    public var mixed = "–"
    public var on = "●"
    public var off = "◦"
    public var expanded = "▾"
    public var collapsed = "▸"
    public var ascending = "▴"
    public var descending = "▾"
    public var search = "/"
    public var more = "…"
    public var clear = "×"
    public var error = "!"
    public var handle = "≡"
    public var trackDone = "━"
    public var trackLeft = "─"
    /// A mark below a track.
    public var tick = "╵"
    public var horizontal = "─"
    public var vertical = "│"
    public var thumb = "┃"
    public var minus = "–"
    public var plus = "+"
    /// Shown in turn while work is in progress.
    public var spinner = ["▖", "▘", "▝", "▗"]
    public var menuRuleStart = "├"
    public var menuRuleEnd = "┤"

    public init() {}
  }
}
