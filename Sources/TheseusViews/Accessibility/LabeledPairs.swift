import AttributeGraph
import Foundation
import TheseusCore

/// `accessibilityLabeledPair`: the content is read with the text of its label.
public struct _LabeledPairModifier: Equatable {
  let role: AccessibilityLabeledPairRole
  let pair: AnyHashable
}

extension _LabeledPairModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> LabeledPairElement
  {
    LabeledPairElement(modifier, inputs)
  }
}

/// A label or a content of a pair.
final class LabeledPairElement: PassthroughElement<_LabeledPairModifier>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  private var pairs: LabeledPairs? { window.part(LabeledPairs.self) }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let before = value
    guard try super.updateContent(context) else { return false }
    pairs?.replace(before, of: self)
    if before == nil {
      scope.onEnd { [weak self] in
        guard let self, let value else { return }
        pairs?.noteContents(of: value)
      }
    }
    return true
  }

  var amendsContent: Bool { value?.role == .content }

  /// An element with a label of its own keeps it, after that of the pair.
  func amend(_ semantics: inout Semantics) {
    guard let value, value.role == .content, let pairs else { return }
    let labels = pairs.elements(of: value.pair, .label).map(\.spokenText) + [ownLabel(semantics)]
    let label = labels.filter { !$0.isEmpty }.joined(separator: ", ")
    if !label.isEmpty { semantics.label = label }
  }

  private func ownLabel(_ semantics: Semantics) -> String {
    if let label = semantics.label { return label }
    var current = content
    while let element = current, !element.hasOwnSemantics {
      guard element.childCount == 1 else { return "" }
      current = element.viewChildren[0]
    }
    return current?.semanticLabel(under: semantics) ?? ""
  }
}

/// The labels and contents of the pairs in a window.
@MainActor
final class LabeledPairs {
  private struct Member {
    weak var element: LabeledPairElement?
  }

  private var members: [AnyHashable: [Member]] = [:]

  /// The elements of a pair that are shown, in the order in which they were created.
  func elements(of pair: AnyHashable, _ role: AccessibilityLabeledPairRole)
    -> [LabeledPairElement]
  {
    members[pair, default: []].compactMap(\.element).filter {
      $0.value?.pair == pair && $0.value?.role == role && $0.scope.isAlive && $0.scope.isShown
        && $0.viewParent != nil
    }
  }

  /// The contents that the text of an element labels.
  func contents(labeledBy element: ViewElement) -> [LabeledPairElement] {
    guard !members.isEmpty else { return [] }
    var contents: [LabeledPairElement] = []
    var current: ViewElement? = element
    while let candidate = current {
      if let value = (candidate as? LabeledPairElement)?.value, value.role == .label {
        contents += elements(of: value.pair, .content)
      }
      current = candidate.viewParent
    }
    return contents
  }

  /// A label appears, ends or belongs to another pair: the contents are read with other labels.
  fileprivate func noteContents(of pair: _LabeledPairModifier) {
    guard pair.role == .label else { return }
    for content in elements(of: pair.pair, .content) { content.window.observer?.note(content) }
  }

  fileprivate func replace(_ old: _LabeledPairModifier?, of element: LabeledPairElement) {
    defer {
      if let new = element.value { noteContents(of: new) }
    }
    if let old {
      noteContents(of: old)
      members[old.pair]?.removeAll { $0.element == nil || $0.element === element }
      if members[old.pair]?.isEmpty == true { members[old.pair] = nil }
    }
    guard let new = element.value else { return }
    members[new.pair, default: []].removeAll { $0.element == nil }
    members[new.pair, default: []].append(Member(element: element))
  }
}
