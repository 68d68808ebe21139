import Foundation
import TheseusCore

/// `inspector`: a column at the trailing edge, while a binding is true.
struct _InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @State private var width = InspectorWidth.Length()

  func body(content: Content) -> some View {
    HStack(alignment: .top, spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented {
        Divider()
        inspector
          .frame(
            minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most ?? width.ideal,
            maxHeight: .infinity, alignment: .top
          )
          .onPreferenceChange(InspectorWidth.self) { width = $0 }
      }
    }
  }
}

/// The preferred width of an inspector's column.
private struct InspectorWidth: PreferenceKey {
  struct Length: Equatable, Sendable {
    var least: CGFloat?
    /// In points; the default is thirty columns of a terminal.
    var ideal: CGFloat = 240
    var most: CGFloat?
  }

  static var defaultValue: Length { Length() }
  static func reduce(value: inout Length, nextValue: () -> Length) { value = nextValue() }
}

extension View {
  /// Shows `content` in a column at this view's trailing edge while `isPresented` is true. Its
  /// state ends with each presentation (R5).
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(_InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the inspector that contains this view, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: InspectorWidth.self,
      value: InspectorWidth.Length(least: width, ideal: width, most: width))
  }

  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    preference(
      key: InspectorWidth.self, value: InspectorWidth.Length(least: min, ideal: ideal, most: max))
  }
}
