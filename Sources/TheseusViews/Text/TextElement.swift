import AttributeGraph
import Foundation
import TheseusCore

extension Text: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Text>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = TextElement(view, inputs)
    element.activate(inputs)
    list.emit(element, inputs)
  }
}

/// The element of a `Text`: resolves it in its surroundings, breaks it into lines for each
/// proposal, draws the lines.
final class TextElement: ValueElement<Text> {
  /// Whether one column is enough of a width and its natural extent is one line, as with any plain
  /// text of some letters.
  @exclusivity(unchecked) private var breaksAnywhere = false
  /// Whether a proposal made it more than one line, so that its first baseline is not its last.
  @exclusivity(unchecked) private var hasWrapped = false
  private let contextAttribute: Attribute<TextContext>
  @exclusivity(unchecked) private var context: TextContext?
  /// The extent in unbounded room, which is also that in any room it fits.
  @exclusivity(unchecked) private var natural = TextLayout.Extent(columns: 0, rows: 0)
  /// What it reads, where that is not the value's own string in the style of its surroundings, as
  /// with most texts.
  @exclusivity(unchecked) private var styled: StyledText?

  override init(_ source: _GraphValue<Text>, _ inputs: borrowing ViewInputs) {
    contextAttribute = TextContext.attribute(inputs.environment)
    super.init(source, inputs)
  }

  override var placeName: Any.Type { Text.self }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    let surroundings = try context[contextAttribute]
    guard isNew || surroundings !== self.context || styled?.ticker?.isDue == true else {
      return false
    }
    guard value.isPlain(in: surroundings) else { return updateStyled(surroundings) }
    let isSame =
      !isNew && styled == nil && self.context?.isEqualForPlainText(to: surroundings) == true
    self.context = surroundings
    if styled != nil { styled = nil }
    if isSame { return false }
    value.withPlainString(measureNaturally)
    return true
  }

  /// Returns whether it reads or looks different, or has other room.
  private func updateStyled(_ surroundings: TextContext) -> Bool {
    let new = resolve(in: surroundings)
    let hasSameRoom =
      context?.options == surroundings.options && context?.alignment == surroundings.alignment
    let isSame = hasSameRoom && new.text == styled?.text
    context = surroundings
    styled = new
    if isSame { return false }
    measureNaturally(new.text.string)
    return true
  }

  private func measureNaturally(_ string: String) {
    natural = TextLayout.extent(of: string, columns: nil, options: options, metrics: textMetrics)
    hasWrapped = natural.rows > 1
    breaksAnywhere = natural.rows == 1 && natural.columns > 1 && TextLayout.isNarrow(string)
  }

  private func resolve(in surroundings: TextContext) -> StyledText {
    guard case .rich = value.storage, let windowHost else {
      return StyledText(value.resolve(in: surroundings))
    }
    let ticker = styled?.ticker ?? TextTicker(windowHost)
    var environment = surroundings.environment
    environment.now = environment.now ?? ticker.now
    let resolved = value.resolve(in: environment)
    guard let change = resolved.nextChange else { return StyledText(resolved) }
    ticker.wait(for: change.timeIntervalSince(environment.now ?? change)) { [weak self] in
      self?.setNeedsContent()
    }
    return StyledText(resolved, ticker: ticker)
  }

  /// All that it reads.
  private var string: String { styled?.text.string ?? value.plainString ?? "" }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let pixel = pixel
    let size = CGSize(
      width: CGFloat(natural.columns) * pixel.width, height: CGFloat(natural.rows) * pixel.height)
    // Where there is room for all of it nothing has to be broken.
    if natural.rows <= 1, proposal.width ?? .infinity >= size.width,
      proposal.height ?? .infinity >= size.height
    {
      return size
    }
    let columns = whole(proposal.width, .horizontal)
    let rows = whole(proposal.height, .vertical)
    let extent = extent(columns, rows)
    if extent.rows > 1, !hasWrapped {
      hasWrapped = true
      declareExplicitGuides()
    }
    return CGSize(
      width: CGFloat(extent.columns) * pixel.width, height: CGFloat(extent.rows) * pixel.height)
  }

  override func lengths(_ axis: Axis, across: CGFloat?) -> (least: CGFloat, most: CGFloat) {
    if axis == .horizontal, breaksAnywhere {
      let unit = pixel.width
      return (unit, CGFloat(natural.columns) * unit)
    }
    guard axis == .horizontal, let rows = whole(across, .vertical) ?? options.lineLimit, rows == 1
    else {
      return super.lengths(axis, across: across)
    }
    // On one line there is room for anything from an ellipsis on.
    let unit = pixel.width
    return (
      CGFloat(min(1, natural.columns)) * unit, size(ProposedViewSize(axis, .infinity, across)).width
    )
  }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    let pixel = pixel
    switch axis {
    case .vertical:
      guard natural.rows <= 1 else { return nil }
      let hasRoom =
        across ?? .infinity >= CGFloat(natural.columns) * pixel.width
        || whole(across, .horizontal) ?? .max >= natural.columns
      return hasRoom ? CGFloat(natural.rows) * pixel.height : nil
    case .horizontal: return natural.columns <= 1 ? CGFloat(natural.columns) * pixel.width : nil
    }
  }

  override var setsGuides: Bool { hasWrapped }

  /// The first baseline is that of the first row; the last is the default, the bottom.
  override func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key && size.height > pixel.height
      ? pixel.height : nil
  }

  private var options: TextLayout.Options { context?.options ?? TextLayout.Options() }

  private func extent(_ columns: Int?, _ rows: Int?) -> TextLayout.Extent {
    if columns ?? .max >= natural.columns, rows ?? .max >= natural.rows { return natural }
    return TextLayout.extent(
      of: string, columns: columns, rows: rows, options: options, metrics: textMetrics)
  }

  /// How many whole pixels a length holds; nil for any number.
  private func whole(_ length: CGFloat?, _ axis: Axis) -> Int? {
    guard let length, length < 1e9 else { return nil }
    return Int((max(0, length) / pixel[axis] + 1e-6).rounded(.down))
  }

  // MARK: Drawing

  override func draw(_ surface: any DrawingSurface) {
    let metrics = metrics
    let columns = whole(frame.width, .horizontal)
    let resolved =
      styled?.text ?? ResolvedText(string, attributes: context?.attributes ?? TextAttributes())
    let layout = TextLayout(
      resolved.string, columns: columns, rows: whole(frame.height, .vertical), options: options,
      metrics: metrics.text)
    let alignment = context?.alignment ?? .leading
    layout.forEachFragment(
      of: resolved, alignment: alignment, width: columns, metrics: metrics.text
    ) { fragment in
      let origin = CGPoint(
        x: CGFloat(fragment.column) * metrics.pixel.width,
        y: CGFloat(fragment.row) * metrics.pixel.height)
      let width = CGFloat(metrics.text.width(of: fragment.text)) * metrics.pixel.width
      let line = TextLine(string: fragment.text, width: width, attributes: fragment.attributes)
      surface.draw(line, at: origin, shadedOver: frame.size)
    }
  }

  override var semantics: Semantics? { Semantics(.text, label: string) }
}

/// The words of a text with styles of its own.
private final class StyledText {
  let text: ResolvedText
  /// Waits until the text reads differently, where it speaks of now.
  let ticker: TextTicker?

  init(_ text: ResolvedText, ticker: TextTicker? = nil) {
    self.text = text
    self.ticker = ticker
  }
}

extension DrawingSurface {
  /// Draws a line whose foreground may be a gradient over an area of this size, of which the line's
  /// own origin is `origin`.
  func draw(_ line: TextLine, at origin: CGPoint, shadedOver size: CGSize) {
    guard case .gradient(let gradient) = line.attributes.foreground else {
      return draw(line, at: origin)
    }
    var x = origin.x
    for cluster in line.string {
      let width = CGFloat(metrics.text.width(of: String(cluster))) * metrics.pixel.width
      let point = UnitPoint(
        x: (x + width / 2) / max(size.width, 1),
        y: (origin.y + metrics.pixel.height / 2) / max(size.height, 1))
      var piece = TextLine(string: String(cluster), width: width, attributes: line.attributes)
      piece.attributes.foreground = .color(gradient.paint(at: point, size: size))
      draw(piece, at: CGPoint(x: x, y: origin.y))
      x += width
    }
  }
}
