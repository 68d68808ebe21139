import Foundation

extension AttributedString {
  func append(
    to result: inout ResolvedText, _ outer: TextStyleState, _ environment: TextEnvironment
  ) {
    for run in runs {
      var state = outer
      #if !canImport(Darwin)
        state.apply(run, in: environment.paint)
      #endif
      if let link = run.link { state.apply(link: link, in: environment.paint) }
      result.append(environment.shown(String(characters[run.range])), state.attributes)
    }
  }
}

#if !canImport(Darwin)
  extension TextStyleState {
    fileprivate mutating func apply(_ run: AttributedString.Runs.Run, in context: PaintContext) {
      if let font = run.font {
        self.font = font
        (weight, isBold) = (nil, nil)
      }
      if let color = run.foregroundColor { foreground = color._paint(in: context) }
      if let color = run.backgroundColor { background = color.paint(in: context) }
      if let style = run.underlineStyle { underline = style }
      if let style = run.strikethroughStyle { strikethrough = style }
      guard let intent = run.inlinePresentationIntent else { return }
      if intent.contains(.stronglyEmphasized) { isBold = true }
      if intent.contains(.emphasized) { isItalic = true }
      if intent.contains(.code) { isMonospaced = true }
      if intent.contains(.strikethrough) { strikethrough = .single }
    }
  }
#endif
