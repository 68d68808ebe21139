import AttributeGraph
import Foundation
import TheseusCore

/// `inspector`: a column at the trailing edge, while a binding is true.
struct _InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let site: SourceSite
  let inspector: Inspector
  @State private var width = InspectorWidth.Length()
  @State private var inspectorSwitch = InspectorSwitch()

  func body(content: Content) -> some View {
    let _ = inspectorSwitch.toggle = { [$isPresented] in $isPresented.wrappedValue.toggle() }
    HStack(alignment: .top, spacing: 0) {
      content.sourceOfTraits().frame(maxWidth: .infinity, maxHeight: .infinity)
      InspectorColumn(site: site, content: isPresented ? column : nil)
      Color.clear.frame(width: 0, height: 0)
        .focusedSceneValue(\.inspectorSwitch, inspectorSwitch).accessibilityHidden(true)
    }
    .keepingTraits()
  }

  private var column: some View {
    Group {
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

/// Shows and hides an inspector.
@MainActor
final class InspectorSwitch {
  var toggle: () -> Void = {}
  nonisolated init() {}
}

private struct InspectorSwitchKey: FocusedValueKey {
  typealias Value = InspectorSwitch
}

extension FocusedValues {
  /// The inspector of the front window.
  var inspectorSwitch: InspectorSwitch? {
    get { self[InspectorSwitchKey.self] }
    set { self[InspectorSwitchKey.self] = newValue }
  }
}

/// The column that is presented and dismissed. It is part of the layout, with the lifetime of a
/// sheet (R73).
private struct InspectorColumn<Content: View>: View {
  typealias Body = Never
  let site: SourceSite
  let content: Content?

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let rule = InspectorRule<Content>(view: view, branch: Branch(inputs))
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

@MainActor
private struct InspectorRule<Content: View> {
  let view: _GraphValue<InspectorColumn<Content>>
  let branch: Branch
}

extension InspectorRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let column = try context.load(view)
    branch.attribute = context.id
    func decision(_ kind: Cause.Kind) -> Decision {
      Decision(kind, at: column.site, rule: "R73", detail: .text("inspector"))
    }
    if let content = column.content {
      guard branch.scope == nil else { return branch.span }
      branch.replace(decision(.presented)) { inputs, list in
        let newest = inputs.graph.makeRule(
          InspectorContentRule(view: view, last: content), in: inputs.scope.subgraph)
        Content._mount(_GraphValue(newest).compared, inputs, into: &list)
      }
    } else if branch.scope != nil {
      branch.clear(decision(.dismissed))
    }
    return branch.span
  }
}

/// The newest content; the last one when the column is about to end.
@MainActor
private struct InspectorContentRule<Content: View> {
  let view: _GraphValue<InspectorColumn<Content>>
  var last: Content
}

extension InspectorContentRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    if let content = try context.load(view).content { last = content }
    return last
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
  /// state ends with each presentation (R73).
  public func inspector<V: View>(
    isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InspectorModifier(
        isPresented: isPresented, site: SourceSite(fileID, line, column), inspector: content()))
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
