import SwiftUI

/// A layer of a view that stores its properties and is not drawn.
open class CALayer: NSObject {
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var position: CGPoint = .zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset: CGSize = .zero
  open var shadowRadius: CGFloat = 3
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var zPosition: CGFloat = 0
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var mask: CALayer?
  open var name: String?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  public override required init() { super.init() }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Changes to layers. They are not animated, so each takes effect immediately.
public enum CATransaction {
  private static nonisolated(unsafe) var completion: (() -> Void)?

  public static func begin() {}
  public static func commit() {
    let block = completion
    completion = nil
    block?()
  }
  public static func flush() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { completion = block }
}

/// The timing of an animation.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  public let name: CAMediaTimingFunctionName?
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
  }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = nil
  }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
