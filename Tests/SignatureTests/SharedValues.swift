import SwiftUI

/// Values that apps keep in static properties, and in the defaults of preference keys: they are
/// Sendable.
enum SharedValues {
  static let color = Color.red
  static let font = Font.body
  static let weight = Font.Weight.bold
  static let text = Text("a")
  static let image = Image(systemName: "star")
  static let key = LocalizedStringKey("a")
  static let gradient = Gradient(colors: [.red])
  static let linear = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
  static let style = AnyShapeStyle(.red)
  static let material = Material.thin
  static let stroke = StrokeStyle()
  static let path = Path()
  static let shape = AnyShape(Circle())
  static let rectangle = RoundedRectangle(cornerRadius: 3)
  static let insets = EdgeInsets()
  static let angle = Angle.zero
  static let point = UnitPoint.top
  static let alignment = Alignment.top
  static let item = GridItem(.flexible())
  static let size = ProposedViewSize.zero
  static let space = NamedCoordinateSpace.named("a")
  static let animation = Animation.default
  static let spring = Spring()
  static let curve = UnitCurve.easeIn
  static let transaction = Transaction()
  static let shortcut = KeyboardShortcut.defaultAction
  static let role = ButtonRole.cancel
  static let detent = PresentationDetent.medium
  static let placement = ToolbarItemPlacement.automatic
  static let columns = NavigationSplitViewVisibility.all
  static let position = ScrollPosition()
  static let anchors: [Anchor<CGRect>] = []
  static let source = Anchor<CGPoint>.Source.center
}
