extension CellStyle {
  /// The same style with the colors of a terminal of this depth. Text stays distinct from its
  /// background.
  func converted(to depth: ColorDepth) -> CellStyle {
    var style = self
    style.foreground = foreground.converted(to: depth)
    style.background = background.converted(to: depth)
    if depth != .none, foreground != background, style.foreground == style.background,
      style.background != .default
    {
      style.foreground = style.background.isDark ? .ansi(15) : .ansi(0)
    }
    return style
  }
}

extension CellColor {
  func converted(to depth: ColorDepth) -> CellColor {
    switch (kind, depth) {
    case (.default, _), (.clear, _), (_, .none): .default
    case (.ansi, _), (_, .trueColor), (.indexed, .indexed256): self
    case (.rgb(let red, let green, let blue), .indexed256):
      .indexed(Self.nearest256(Int(red), Int(green), Int(blue)))
    case (_, .ansi16): .ansi(nearest16)
    }
  }

  /// Red, green and blue, 0...255; the terminal's own colors return a middle gray.
  var components: (red: Int, green: Int, blue: Int) {
    switch kind {
    case .rgb(let red, let green, let blue): return (Int(red), Int(green), Int(blue))
    case .ansi(let index): return Self.ansiComponents[Int(index & 15)]
    case .indexed(let index) where index < 16: return Self.ansiComponents[Int(index)]
    case .indexed(let index) where index >= 232:
      let gray = 8 + 10 * (Int(index) - 232)
      return (gray, gray, gray)
    case .indexed(let index):
      let cube = Int(index) - 16
      return (Self.cubeLevels[cube / 36], Self.cubeLevels[cube / 6 % 6], Self.cubeLevels[cube % 6])
    case .default, .clear: return (128, 128, 128)
    }
  }

  var isDark: Bool {
    let (red, green, blue) = components
    return 2_126 * red + 7_152 * green + 722 * blue < 10_000 * 110
  }

  private static let cubeLevels = [0, 95, 135, 175, 215, 255]
  /// xterm's defaults; themes differ, hues rarely.
  private static let ansiComponents: [(red: Int, green: Int, blue: Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
    (0, 255, 255), (255, 255, 255),
  ]

  private static func nearest256(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    func level(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40) }
    let (r, g, b) = (level(red), level(green), level(blue))
    let gray = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
    let grayLevel = 8 + 10 * gray
    let cubeDistance = distance((red, green, blue), (cubeLevels[r], cubeLevels[g], cubeLevels[b]))
    let grayDistance = distance((red, green, blue), (grayLevel, grayLevel, grayLevel))
    return grayDistance < cubeDistance ? UInt8(232 + gray) : UInt8(16 + 36 * r + 6 * g + b)
  }

  private var nearest16: UInt8 {
    let (red, green, blue) = components
    let spread = max(red, green, blue) - min(red, green, blue)
    // Grays map to the gray ramp, so that a tinted dark gray does not become a color.
    let candidates: [UInt8] =
      spread < 40 ? [0, 8, 7, 15] : [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]
    let wanted = (red, green, blue)
    return candidates.min {
      Self.distance(wanted, Self.ansiComponents[Int($0)])
        < Self.distance(wanted, Self.ansiComponents[Int($1)])
    } ?? 7
  }

  /// Squared, with the weights of "redmean" (Riemersma): close to perception, with integers only.
  private static func distance(
    _ a: (red: Int, green: Int, blue: Int), _ b: (red: Int, green: Int, blue: Int)
  ) -> Int {
    let mean = (a.red + b.red) / 2
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    return ((512 + mean) * red * red) >> 8 + 4 * green * green + ((767 - mean) * blue * blue) >> 8
  }
}

extension RGB {
  /// The number of the nearest of the 256 colors that have about this hue and on which text has the
  /// ratio; nil when there is none.
  func tinted256(under text: RGB, _ ratio: Double) -> UInt8? {
    guard let hue else { return nil }
    var nearest: (distance: Int, number: UInt8)?
    for number in UInt8(16)...231 {
      let (red, green, blue) = CellColor.indexed(number).components
      let candidate = RGB(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      guard let other = candidate.hue else { continue }
      let turn = abs(other - hue)
      guard min(turn, 360 - turn) <= 30, candidate.contrast(with: text) >= ratio else { continue }
      let steps = [red - Int(self.red), green - Int(self.green), blue - Int(self.blue)]
      let distance = steps.reduce(0) { $0 + $1 * $1 }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, number) }
    }
    return nearest?.number
  }

  /// Degrees from red; nil for a gray.
  private var hue: Double? {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    guard spread > 0 else { return nil }
    let part =
      most == red
      ? (green - blue) / spread
      : most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
    return part < 0 ? part * 60 + 360 : part * 60
  }
}
