#if THESEUS_PREVIEW
  import Foundation
  import TheseusCore
  import TheseusVector
  import TheseusViews

  /// What `#Preview` was called with. The macro writes these calls.
  public struct _Preview {
    let name: String?
    let traits: [PreviewTrait<PreviewViewTraits>]
    let body: @MainActor () -> any View

    public init(
      _ name: String? = nil, traits: PreviewTrait<PreviewViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
      self.name = name
      self.traits = traits
      self.body = body
    }
  }

  /// A type that `#Preview` expands to.
  @MainActor public protocol _PreviewRegistration {
    static var _file: String { get }
    static var _line: Int { get }
    static var _preview: _Preview { get }
  }

  /// A preview of this program.
  struct PreviewItem: Identifiable {
    /// The same in the next build, unless the preview was renamed.
    var id: String { "\(group)/\(title)" }
    /// The file's name, without its extension.
    var group: String
    var name: String?
    var title = ""
    var layout = PreviewLayout.device
    var orientation: InterfaceOrientation?
    var content: @MainActor () -> AnyView

    init(
      group: String, name: String?, layout: PreviewLayout?, orientation: InterfaceOrientation?,
      content: @escaping @MainActor () -> AnyView
    ) {
      self.group = group
      self.name = name
      self.layout = layout ?? .device
      self.orientation = orientation
      self.content = content
    }

    /// The size of the screen that a preview without a layout of its own is made for.
    var screen: CGSize {
      switch orientation {
      case .landscapeLeft, .landscapeRight: CGSize(width: 844, height: 390)
      default: CGSize(width: 390, height: 844)
      }
    }
  }

  extension ContainerValues {
    @Entry var previewName: String?
    @Entry var previewLayout: PreviewLayout?
    @Entry var previewOrientation: InterfaceOrientation?
  }
#endif
