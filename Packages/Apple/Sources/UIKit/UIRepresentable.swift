import SwiftUI

/// A view of UIKit in SwiftUI. It compiles; a placeholder with its name is shown, which is reported
/// once for each type. Neither `makeUIView` nor `updateUIView` is called.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == RepresentablePlaceholder {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
  { nil }
  public var body: RepresentablePlaceholder {
    RepresentablePlaceholder(Self.self, framework: "UIKit")
  }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == RepresentablePlaceholder {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: RepresentablePlaceholder {
    RepresentablePlaceholder(Self.self, framework: "UIKit")
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
}

/// A controller around SwiftUI's views. It is shown by no window of UIKit: put the root view into a
/// scene or a sheet.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public struct SizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var intrinsicContentSize: SizingOptions { SizingOptions(rawValue: 1) }
    public static var preferredContentSize: SizingOptions { SizingOptions(rawValue: 2) }
  }
  open var sizingOptions: SizingOptions = []
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// SwiftUI's views as the content of a cell, which is never shown.
public struct UIHostingConfiguration<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}
