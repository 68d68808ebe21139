/// A directed graph to draw: boxes with a few lines of text, arrows from an input or cause to its
/// effect.
public struct Drawing: Sendable {
  public struct Box: Hashable, Sendable {
    /// Lines of text; the first is emphasized.
    public var lines: [String]
    /// Decides the color.
    public var style: Style
    /// Words shown when pointed at; empty for none.
    public var note = ""

    public init(lines: [String], style: Style, note: String = "") {
      self.lines = lines
      self.style = style
      self.note = note
    }
  }

  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A write, or a source of an attribute graph.
    case source
    /// A body that ran, or a rule.
    case rule
    /// An identity that began.
    case began
    /// An identity that ended, or a rule that failed.
    case ended
    /// Unchanged, or out of date.
    case quiet
  }

  public struct Arrow: Hashable, Sendable {
    public var from: Int
    public var to: Int

    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  public var title: String
  public var boxes: [Box] = []
  public var arrows: [Arrow] = []

  public init(title: String) { self.title = title }
}
