import Foundation
import TheseusCore

/// The content of an alert or a confirmation dialog. An alert without buttons gets OK, a
/// confirmation dialog without a button that cancels gets Cancel.
struct _AlertContent<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  let isVertical: Bool
  let handling: AlertActions

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        title.bold()
        message.foregroundStyle(.secondary)
      }
      _DialogSuppressionToggle()
      if isVertical {
        ConfirmationButtonsLayout {
          actions
          _StandardDialogAction(isConfirmation: true, actions: handling)
        }
      } else {
        AlertButtonsLayout {
          actions
          _StandardDialogAction(isConfirmation: false, actions: handling)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.alertActions, handling)
    .modifier(_DialogKeys(actions: handling, isConfirmation: isVertical))
  }
}

/// Fields stacked vertically, then buttons side by side. Subviews of no size take no space.
struct AlertButtonsLayout: Layout {
  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [[LayoutSubview]] {
    var rows: [[LayoutSubview]] = []
    var buttons: [LayoutSubview] = []
    for subview in subviews {
      // A view that can grow is a field and gets a line of its own.
      let plenty = ProposedViewSize(width: 10_000, height: nil)
      let ideal = subview.sizeThatFits(.unspecified)
      if ideal == .zero { continue }
      let grows = subview.sizeThatFits(plenty).width > ideal.width
      if grows { rows.append([subview]) } else { buttons.append(subview) }
    }
    let needed =
      buttons.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } + CGFloat(
        max(0, buttons.count - 1)) * gap
    if needed <= width { return rows + (buttons.isEmpty ? [] : [buttons]) }
    return rows + buttons.map { [$0] }
  }

  private let gap: CGFloat = 16

  private func size(_ row: [LayoutSubview], _ width: CGFloat) -> CGSize {
    if row.count == 1 { return row[0].sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    let sizes = row.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + CGFloat(row.count - 1) * gap,
      height: sizes.map(\.height).max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 40 * 8
    let sizes = rows(subviews, width).map { size($0, width) }
    let extra = sizes.count > 1 ? 16.0 : 0
    // Buttons stand at the trailing end of what is offered.
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil }
        ?? min(width, sizes.map(\.width).max() ?? 0),
      height: sizes.reduce(extra) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let rows = rows(subviews, bounds.width)
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      if index == rows.count - 1, index > 0 { y += 16 }
      let total = size(row, bounds.width)
      var x = bounds.minX + max(0, bounds.width - total.width)
      for subview in row {
        let proposal =
          row.count == 1 ? ProposedViewSize(width: bounds.width, height: nil) : .unspecified
        subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
        x += subview.sizeThatFits(proposal).width + gap
      }
      y += total.height
    }
  }
}

/// Buttons stacked vertically, each as wide as all of them may be; what cancels comes last.
/// Subviews of no size take no space.
struct ConfirmationButtonsLayout: Layout {
  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    proposal.width.flatMap { $0.isFinite ? $0 : nil }
      ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(proposal, subviews)
    let offer = ProposedViewSize(width: width, height: nil)
    return CGSize(
      width: width, height: lines(subviews, offer).reduce(0) { $0 + $1.space + $1.height })
  }

  private struct Line {
    let subview: LayoutSubview
    /// Between the line before and this one.
    let space: CGFloat
    let height: CGFloat
  }

  private func lines(_ subviews: Subviews, _ offer: ProposedViewSize) -> [Line] {
    let cancelling = subviews.filter { $0.isCancelButton }
    var lines: [Line] = []
    var last: LayoutSubview?
    for subview in subviews.filter({ !$0.isCancelButton }) + cancelling {
      let height = subview.sizeThatFits(offer).height
      var space: CGFloat = 0
      if height > 0 {
        if let last { space = last.spacing.distance(to: subview.spacing, along: .vertical) }
        last = subview
      }
      lines.append(Line(subview: subview, space: space, height: height))
    }
    return lines
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for line in lines(subviews, offer) {
      y += line.space
      line.subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
      y += line.height
    }
  }
}

struct _AlertModifier<Actions: View, Message: View>: ViewModifier {
  @Binding var isPresented: Bool
  /// Another id dismisses the alert and presents again.
  var id: AnyHashable = true
  let title: Text
  let isVertical: Bool
  let actions: Actions
  let message: Message
  @Environment(\.readerSettings) var reader

  func body(content: Content) -> some View {
    let binding = $isPresented
    let dismiss = { binding.wrappedValue = false }
    let style = LayerStyle(
      role: .alert, label: title.string(for: reader), minimumWidth: 30 * 8)
    return content.layer(
      isPresented
        ? LayerPresentation(id: id, style: style, dismiss: dismiss) {
          _AlertContent(
            title: title, actions: actions, message: message, isVertical: isVertical,
            handling: AlertActions(stacksButtons: isVertical, dismiss: dismiss)
          )
          .scrolledInPanel().presented(dismiss: dismiss)
        } : nil)
  }
}

/// Keeps the item of a presentation from its start: `presenting:` still shows it after its source
/// has become nil or another item (R81).
struct _PresentingModifier<Item, Actions: View, Message: View>: ViewModifier {
  typealias Offer = (item: Item, title: Text, actions: Actions, message: Message)

  @Binding var isPresented: Bool
  let isVertical: Bool
  /// The present item, and what is shown for it.
  let offered: Offer?
  @State private var captured = Captured()

  /// The shown value; it is written where it is shown, so nothing follows from a write.
  private final class Captured {
    private var offer: Offer?
    /// The number of presentations that were dismissed.
    private(set) var dismissals = 0

    /// The presentation is dismissed: what the same event presents is another one.
    func end() {
      offer = nil
      dismissals += 1
    }

    func follow(_ offered: Offer?, isPresented: Bool) -> Offer? {
      guard isPresented else {
        offer = nil
        return nil
      }
      // With the same item it shows the newest of everything else; another item is not for this
      // presentation.
      if let offered, offer.map({ viewValuesAreEqual($0.item, offered.item) }) ?? true {
        offer = offered
      }
      return offer
    }
  }

  func body(content: Content) -> some View {
    let shown = captured.follow(offered, isPresented: isPresented)
    let isShown = Binding(
      get: { isPresented && shown != nil },
      set: { isPresented in
        self.isPresented = isPresented
        // A binding that stays true keeps the presentation.
        if !isPresented, !self.isPresented { captured.end() }
      })
    content.modifier(
      _AlertModifier(
        isPresented: isShown, id: captured.dismissals,
        title: shown?.title ?? Text(verbatim: ""), isVertical: isVertical,
        actions: shown?.actions, message: shown?.message))
  }
}
