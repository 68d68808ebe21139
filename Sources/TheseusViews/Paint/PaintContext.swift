import Foundation

/// The context that a color's or style's meaning depends on.
public struct PaintContext: Hashable, Sendable {
  public var colorScheme: ColorScheme
  public var contrast: ColorSchemeContrast
  /// The tint, nil for the host's accent.
  public var tint: Color?
  /// The styles of foreground content, the first for `.primary`; empty for the host's default.
  /// `.foregroundStyle` sets them.
  public var foreground: [PaintStyle]
  /// Which of them texts and images have that say nothing of their own.
  public var level = HierarchicalShapeStyle.primary
  /// The paint of `.background`; nil for the host's default.
  public var background: PaintStyle?
  /// The number of the host's appearance that colors with a meaning have here; 0 for its own.
  public var appearance: UInt16 = 0

  public init(
    colorScheme: ColorScheme = .dark, contrast: ColorSchemeContrast = .standard, tint: Color? = nil,
    foreground: [PaintStyle] = [],
    background: PaintStyle? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.tint = tint
    self.foreground = foreground
    self.background = background
  }
}

extension PaintContext {
  /// The paint of texts and images, nil for the host's default.
  var currentForeground: PaintStyle? {
    foreground.isEmpty && level == .primary ? nil : level._paint(in: self)
  }

  /// Makes styles the foreground and its levels. A level among them selects one, and keeps the
  /// levels.
  mutating func setForeground(_ styles: [AnyShapeStyle]) {
    if styles.count == 1, let level = styles[0].base as? HierarchicalShapeStyle {
      self.level = level
    } else {
      foreground = styles.map { $0._paint(in: self) }
      level = .primary
    }
  }
}

extension Color {
  /// The color's components in this context.
  public func resolve(in context: PaintContext) -> Resolved {
    switch storage {
    case .system(.accent):
      if let tint = context.tint, tint.storage != storage {
        return tint.resolve(in: context.untinted)
      }
      return resolve(.accent, in: context)
    case .system(let system): return resolve(system, in: context)
    case .resolved(let resolved): return resolved
    case .asset(let asset):
      return asset.color(in: context.colorScheme)?.resolve(in: context)
        ?? Color.gray.resolve(in: context)
    case .dynamic(let light, let dark):
      return (context.colorScheme == .dark ? dark : light).resolve(in: context)
    case .opacity(let color, let opacity):
      var resolved = color.resolve(in: context)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mix(let a, let b, let fraction, let space):
      return space.mix(a.resolve(in: context), b.resolve(in: context), Float(fraction))
    case .exposure(let color, let stops):
      var resolved = color.resolve(in: context)
      let factor = Float(pow(2, stops))
      resolved.linearRed *= factor
      resolved.linearGreen *= factor
      resolved.linearBlue *= factor
      return resolved
    }
  }

  /// The host's paint for the color: its meaning is kept if it has one.
  public func paint(in context: PaintContext) -> Paint {
    switch storage {
    case .system(.accent):
      if let tint = context.tint, tint.storage != storage {
        return tint.paint(in: context.untinted)
      }
      return paint(.accent, in: context)
    case .system(let system): return paint(system, in: context)
    case .dynamic(let light, let dark):
      return (context.colorScheme == .dark ? dark : light).paint(in: context)
    case .opacity(let color, let opacity): return color.paint(in: context).opacity(opacity)
    case .asset(let asset):
      return asset.color(in: context.colorScheme)?.paint(in: context)
        ?? Color.gray.paint(in: context)
    case .resolved, .mix, .exposure: return Paint(resolve(in: context))
    }
  }

  private func resolve(_ system: SystemColor, in context: PaintContext) -> Resolved {
    let (red, green, blue, opacity) = system.components(in: context.colorScheme)
    return Resolved(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  private func paint(_ system: SystemColor, in context: PaintContext) -> Paint {
    let background: SystemColor = .background
    let (red, green, blue, opacity) = system.components(in: context.colorScheme)
    let below = background.components(in: context.colorScheme)
    // The meaning identifies the color; its components are those on the window's background.
    func flat(_ a: Float, _ b: Float) -> UInt8 {
      UInt8(((a * opacity + b * (1 - opacity)) * 255).rounded())
    }
    return Paint(
      system: system, red: flat(red, below.red), green: flat(green, below.green),
      blue: flat(blue, below.blue),
      opacity: system == .clear ? 0 : 255, appearance: context.appearance)
  }
}

extension PaintContext {
  /// The context in which a tint itself is resolved, so that a tint made from the accent ends.
  fileprivate var untinted: PaintContext {
    var context = self
    context.tint = nil
    return context
  }
}
