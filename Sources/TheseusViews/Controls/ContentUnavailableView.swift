import Foundation
import TheseusCore

/// Shown when there is no content: a label, the reason, and possible actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 0) {
        label.bold().labelStyle(UnavailableLabelStyle())
        description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      actions.environment(\.buttonStyleChoice, .system(.prominent))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol stands above the title, fainter.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.foregroundStyle(.tertiary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == TheseusViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { TheseusViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { TheseusViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { TheseusViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { TheseusViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A search that found nothing.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// A search for `text` that found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
