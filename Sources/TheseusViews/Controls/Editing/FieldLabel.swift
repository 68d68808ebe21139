import Foundation
import TheseusCore

/// The label of a field, which is not shown: the field takes its words from it.
final class FieldLabelElement: ViewElement, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.isHidden = true
    return traits
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func placeChildren(in size: CGSize) {
    for child in viewChildren {
      child.place(CGRect(origin: .zero, size: child.size(.unspecified)), offered: .unspecified)
    }
  }

  /// The texts inside, joined; nil without any.
  var words: String? {
    let words = viewChildren.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? nil : words
  }
}

/// Learns that a text of a field's label has changed, in place of drawing it.
private final class FieldLabelRendering: TextRendering, @unchecked Sendable {
  private let changed: @MainActor () -> Void
  init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }

  override func drawing(of text: LaidText) -> @MainActor (any DrawingSurface) -> Void {
    changed()
    return { _ in }
  }
}

extension FieldElement {
  func mountLabel(_ label: _GraphValue<StylePart?>, _ inputs: ViewInputs) {
    let rendering = FieldLabelRendering { [weak self] in
      self?.runtime.afterUpdate { self?.setNeedsCommit() }
    }
    let here = inputs.part("label").contained().settingEnvironment(label) { values, _ in
      values.textEnvironment.rendering = rendering
    }
    let holder = FieldLabelElement(here)
    var content = ElementList()
    StylePart?._mount(label, here, into: &content)
    holder.mount(here, children: content)
    var children = ElementList()
    children.append(holder)
    mount(inputs, children: children)
  }

  /// The words that name the field; nil if it has no label.
  var title: String? {
    value.title?.string(for: reader) ?? (viewChildren.first as? FieldLabelElement)?.words
  }
}
