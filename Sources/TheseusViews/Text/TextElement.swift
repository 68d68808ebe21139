import AttributeGraph
import Foundation
import TheseusCore

extension Text: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Text>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = TextElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

/// The element of a `Text`: resolves it in its surroundings, breaks it into lines for each
/// proposal, draws the lines.
final class TextElement: ValueElement<Text>, ElementDrawing, GuideSource, SemanticsSource {
  override var drawer: (any ElementDrawing)? { self }
  override var guideSource: (any GuideSource)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  /// A page has links of its own.
  override var pointerResponder: (any PointerResponder)? {
    styled?.hasLinks == true && !keepsHints ? self : nil
  }
  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Whether one character of a fixed font is enough of a width and its natural extent is one line,
  /// as with any plain text of some letters.
  @exclusivity(unchecked) private var breaksAnywhere = false
  /// Whether a proposal made it more than one line, so that its first baseline is not its last.
  @exclusivity(unchecked) private var hasWrapped = false
  /// Whether the last change left it one line of the same size in the same surroundings.
  @exclusivity(unchecked) private var keepsExtent = false
  private let contextAttribute: Attribute<TextContext>
  @exclusivity(unchecked) private var context: TextContext?
  /// Whether its natural size has more than one line.
  @exclusivity(unchecked) private var isMultiline = false
  /// The size in unbounded space, which is also that in any space it fits.
  @exclusivity(unchecked) private var natural = CGSize.zero
  /// The styled text; nil when it is the value's own string in the style of its surroundings, as
  /// for most texts.
  @exclusivity(unchecked) private(set) var styled: StyledText?
  /// The surroundings of its links.
  let environment: Attribute<EnvironmentValues>

  override init(_ source: _GraphValue<Text>, _ inputs: borrowing ViewInputs) {
    contextAttribute = TextContext.attribute(inputs.environment)
    environment = inputs.environment.values
    super.init(source, inputs)
  }

  override var placeName: Any.Type { Text.self }

  var comparesGuides: Bool { keepsExtent }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    keepsExtent = false
    if isNew, keepsHints {
      setOwnHint(TypesettingLanguageHint.self, value.typesettingLanguage.map(Optional.some))
    }
    let surroundings = try context[contextAttribute]
    guard isNew || surroundings !== self.context || styled?.ticker?.isDue == true else {
      return false
    }
    let oldSize = natural
    let wasOneLine =
      surroundings === self.context && !hasWrapped && styled?.rendering == nil
    let changed = updateText(surroundings, isNew: isNew)
    keepsExtent =
      wasOneLine && !isMultiline && styled?.rendering == nil && natural == oldSize
    return changed
  }

  /// Returns whether its text, style or space differs.
  private func updateText(_ surroundings: TextContext, isNew: Bool) -> Bool {
    guard value.isPlain(in: surroundings) else { return updateStyled(surroundings) }
    let isSame =
      !isNew && styled == nil
      && self.context?.isEqualForPlainText(to: surroundings, hasTypography: fixedFont == nil)
        == true
    self.context = surroundings
    if styled != nil { styled = nil }
    if isSame { return false }
    value.withOwnString(measureNaturally)
    return true
  }

  /// The same for a text with styles.
  private func updateStyled(_ surroundings: TextContext) -> Bool {
    let new = resolve(in: surroundings)
    let hasSameSpace =
      context?.hasSameSpace(as: surroundings, hasTypography: fixedFont == nil) == true
    let isSame =
      hasSameSpace && new.text == styled?.text && new.rendering === styled?.rendering
    context = surroundings
    styled = new
    if isSame { return false }
    measureNaturally(new.text.string)
    return true
  }

  private func measureNaturally(_ string: String) {
    // The fast path for most texts in a terminal.
    if let fixed = fixedFont, options.reservedLines == nil,
      let count = TextLayout.plainLength(string)
    {
      natural = CGSize(width: CGFloat(count) * fixed.asciiAdvance, height: fixed.line.height)
      isMultiline = false
      hasWrapped = false
      breaksAnywhere = count > 1 && TextLayout.beginsVisibly(string)
      return
    }
    let extent = extent(of: string, width: nil, height: nil)
    natural = extent.size
    isMultiline = extent.lineCount > 1
    hasWrapped = isMultiline
    breaksAnywhere = false
  }

  private func extent(of string: String, width: CGFloat?, height: CGFloat?) -> TextLayout.Extent {
    if let styled {
      return TextLayout.extent(
        of: styled.text, width: width, height: height, options: options, metrics: textMetrics)
    }
    return TextLayout.extent(
      of: string, in: context?.attributes.typography ?? Typography(), width: width,
      height: height, options: options, metrics: textMetrics)
  }

  private func resolve(in surroundings: TextContext) -> StyledText {
    guard case .rich = value.storage, let state = window.state else {
      return StyledText(
        shown(value.resolve(in: surroundings)), rendering: surroundings.environment.rendering)
    }
    let ticker = styled?.ticker ?? TextTicker(state)
    var environment = surroundings.environment
    environment.now = environment.now ?? ticker.now
    let resolved = shown(value.resolve(in: environment))
    guard let change = resolved.nextChange else {
      return StyledText(resolved, rendering: environment.rendering)
    }
    ticker.wait(for: change.timeIntervalSince(environment.now ?? change)) { [weak self] in
      self?.setNeedsContent()
    }
    return StyledText(resolved, ticker: ticker, rendering: environment.rendering)
  }

  /// In a host with one font, typography is ignored.
  private func shown(_ text: ResolvedText) -> ResolvedText {
    if fixedFont == nil { return text }
    var text = text
    text.removeTypography()
    return text
  }

  /// The whole text.
  private var string: String { styled?.text.string ?? value.ownString ?? "" }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let rendering = styled?.rendering else { return textSize(proposal) }
    return roundedUp(rendering.size(proposal) { [unowned self] in textSize($0) })
  }

  private func textSize(_ proposal: ProposedViewSize) -> CGSize {
    // When it fits entirely, no line must be broken.
    if !isMultiline, proposal.width ?? .infinity >= natural.width,
      proposal.height ?? .infinity >= natural.height
    {
      return roundedUp(natural)
    }
    let extent = extent(whole(proposal.width, .horizontal), whole(proposal.height, .vertical))
    if extent.lineCount > 1, !hasWrapped {
      hasWrapped = true
      declareExplicitGuides()
    }
    return roundedUp(extent.size)
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    if fixedFont != nil { return size }
    return CGSize(
      width: lengthGrid(.horizontal).up(size.width), height: lengthGrid(.vertical).up(size.height))
  }

  override func lengths(_ axis: Axis, across: CGFloat?) -> (least: CGFloat, most: CGFloat) {
    if styled?.rendering != nil { return super.lengths(axis, across: across) }
    if axis == .horizontal, breaksAnywhere, let unit = fixedFont?.asciiAdvance {
      return (unit, natural.width)
    }
    guard axis == .horizontal, isOneLine(across) else {
      return super.lengths(axis, across: across)
    }
    // One line can shrink to an ellipsis.
    return (
      min(ellipsisWidth, roundedUp(natural).width),
      size(ProposedViewSize(axis, .infinity, across)).width
    )
  }

  /// Whether it is one line in this height.
  private func isOneLine(_ height: CGFloat?) -> Bool {
    guard let height = whole(height, .vertical) else { return options.lineLimit == 1 }
    let line = lineMetrics.height
    return height >= line - LengthTolerance.value && height < line * 2 - LengthTolerance.value
  }

  private var ellipsisWidth: CGFloat {
    if let fixed = fixedFont { return fixed.asciiAdvance }
    let advance = textMetrics.advance(
      of: ellipsis, in: context?.attributes.typography ?? Typography())
    return lengthGrid(.horizontal).up(advance)
  }

  private var lineMetrics: LineMetrics {
    if let fixed = fixedFont { return fixed.line }
    let typography = context?.attributes.typography ?? Typography()
    return textMetrics.lineMetrics(of: typography)
      .with(options.lineHeight, at: typography.font.pointSize)
  }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    if styled?.rendering != nil { return nil }
    switch axis {
    case .vertical:
      guard !isMultiline else { return nil }
      let hasSpace =
        across ?? .infinity >= natural.width
        || whole(across, .horizontal) ?? .infinity >= natural.width - LengthTolerance.value
      return hasSpace ? roundedUp(natural).height : nil
    case .horizontal:
      guard let fixed = fixedFont else { return nil }
      return natural.width <= fixed.asciiAdvance ? natural.width : nil
    }
  }

  /// Where letters have no descent, the baseline of one line is its bottom, which a container uses
  /// for a child without guides.
  var setsGuides: Bool {
    // Without a closure, which would check the current actor.
    guard !hasWrapped, let font = fixedFont else { return true }
    return font.line.descent > 0
  }

  func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key.isTextBaseline else { return nil }
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    if let line = fixedFont?.line, line.descent == 0 {
      return isFirst && size.height > line.height ? line.ascent : size.height
    }
    let extent = extent(
      of: string, width: whole(size.width, .horizontal), height: whole(size.height, .vertical))
    guard extent.lineCount > 0 else { return nil }
    return isFirst ? extent.firstBaseline : extent.lastBaseline
  }

  private var options: TextLayout.Options { context?.options ?? TextLayout.Options() }

  private func extent(_ width: CGFloat?, _ height: CGFloat?) -> TextLayout.Extent {
    if width ?? .infinity >= natural.width, height ?? .infinity >= natural.height {
      var extent = TextLayout.Extent()
      extent.width = natural.width
      extent.height = natural.height
      extent.lineCount = isMultiline ? 2 : 1
      return extent
    }
    return extent(of: string, width: width, height: height)
  }

  /// A length that the host can show, not more than this; nil for any length.
  private func whole(_ length: CGFloat?, _ axis: Axis) -> CGFloat? {
    guard let length, length < 1e9 else { return nil }
    return lengthGrid(axis).down(max(0, length))
  }

  // MARK: Drawing

  func draw(_ surface: any DrawingSurface) {
    if let styled, styled.rendering != nil {
      let bounds = CGRect(origin: .zero, size: frame.size)
      if let drawing = styled.drawing { surface.clipped(to: bounds) { drawing(surface) } }
      return
    }
    forEachFragment(in: frame.size) { fragment in
      let line = TextLine(
        string: fragment.text, width: fragment.width, attributes: fragment.attributes)
      surface.draw(line, at: fragment.origin, shadedOver: frame.size)
    }
  }

  @discardableResult
  func forEachFragment(in size: CGSize, _ body: (TextLayout.Fragment) -> Void)
    -> (text: ResolvedText, layout: TextLayout)
  {
    let metrics = textMetrics
    let width = whole(size.width, .horizontal)
    let resolved =
      styled?.text ?? ResolvedText(string, attributes: context?.attributes ?? TextAttributes())
    let layout = TextLayout(
      resolved, width: width, height: whole(size.height, .vertical), options: options,
      metrics: metrics)
    layout.forEachFragment(
      of: resolved, alignment: context?.alignment ?? .leading, width: width, metrics: metrics, body)
    return (resolved, layout)
  }

  /// A renderer draws once for each size, not for each frame of the host.
  override func placeChildren(in size: CGSize) {
    guard let styled, let rendering = styled.rendering, let context else { return }
    var fragments: [TextLayout.Fragment] = []
    let (text, layout) = forEachFragment(in: size) { fragments.append($0) }
    styled.drawing = rendering.drawing(
      of: LaidText(
        text: text, layout: layout, fragments: fragments, size: size, metrics: metrics,
        environment: context.environment))
  }

  var hasSemantics: Bool { true }
  var semantics: Semantics? { Semantics(.text, label: string) }
}

extension DrawingSurface {
  /// Draws a line whose foreground may be a gradient over an area of this size, in which the line's
  /// origin is `origin`.
  func draw(_ line: TextLine, at origin: CGPoint, shadedOver size: CGSize) {
    guard case .gradient(let gradient) = line.attributes.foreground else {
      return draw(line, at: origin)
    }
    let text = metrics.text
    let height = text.lineMetrics(of: line.attributes.typography).height
    var x = origin.x
    for cluster in line.string {
      let width = text.advance(of: String(cluster), in: line.attributes.typography)
      let point = UnitPoint(
        x: (x + width / 2) / max(size.width, 1),
        y: (origin.y + height / 2) / max(size.height, 1))
      var piece = TextLine(string: String(cluster), width: width, attributes: line.attributes)
      piece.attributes.foreground = .color(gradient.paint(at: point, size: size))
      draw(piece, at: CGPoint(x: x, y: origin.y))
      x += width
    }
  }
}
