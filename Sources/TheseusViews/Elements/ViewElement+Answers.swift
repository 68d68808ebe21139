import Foundation

// An element's answers to the questions of the layouts around it.
extension ViewElement {
  /// The size for a proposal; a repeated proposal costs a lookup.
  public func size(_ proposal: ProposedViewSize) -> CGSize {
    let asked = Answers.Question(proposal)
    if let known = answers.find(asked) { return known }
    let size = sanitized(measure(proposal))
    answers.add(asked, size)
    return size
  }

  /// The guide, if the element sets it; a repeated proposal costs a lookup.
  public func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    if !hasExplicitGuides {
      // The elements around a line of text do not note that it has a baseline, because only what
      // is aligned at baselines asks for one.
      guard key.isTextBaseline, guideSource != nil else { return nil }
      hasGivenBaseline = childCount > 0
    }
    if let known = guides.find(key, size, proposal) { return known.position }
    let position = guideSource?.measureGuide(key, in: size, offered: proposal)
    guides.add(key, size, proposal, position)
    return position
  }

  /// Whether the guide may differ from the default of the element's size.
  func mayHaveGuide(_ key: AlignmentKey) -> Bool { hasExplicitGuides || key.isTextBaseline }

  /// The position of the guide in an element whose answer to `proposal` was `size`.
  public func guide(_ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize)
    -> CGFloat
  {
    if let value = explicitGuide(key, in: size, offered: proposal) { return value }
    return key.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
  }

  /// Whether all earlier answers are still valid; forgets them if one is not.
  /// - Parameter oldGuides: the earlier positions of guides.
  func answersStillHold(_ oldGuides: GuideAnswers) -> Bool {
    let gaveBaseline = hasGivenBaseline
    hasGivenBaseline = false
    guard answers.count > 0 else { return !hasExplicitGuides && !gaveBaseline }
    let old = answers
    answers = Answers()
    guard !old.hasForgotten, !gaveBaseline,
      !hasExplicitGuides || (guideSource?.comparesGuides ?? false) && !oldGuides.hasForgotten
    else { return false }
    for index in 0..<old.count where size(old[index].asked.proposal) != old[index].size {
      answers = Answers()
      return false
    }
    guard hasExplicitGuides else { return true }
    for old in oldGuides.answers
    where explicitGuide(old.key, in: old.size, offered: old.asked.proposal) != old.position {
      answers = Answers()
      return false
    }
    return true
  }

  private func sanitized(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  /// Called while measuring, by an element that finds only then that it sets guides.
  public func declareExplicitGuides() {
    var current: ViewElement? = self
    while let element = current, !element.hasExplicitGuides {
      element.hasExplicitGuides = true
      guard let parent = element.viewParent, parent.guideSource?.setsGuides ?? false else {
        return
      }
      current = parent
    }
  }
}
