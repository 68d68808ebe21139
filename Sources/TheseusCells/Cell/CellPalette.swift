/// The styles and multi-scalar clusters that cells refer to by number. One palette belongs to one
/// screen.
///
/// It grows with the content and is compacted by the encoder, so that memory does not grow with
/// use.
public final class CellPalette {
  /// By number; 0 is always `CellStyle.plain`.
  private(set) var styles: ContiguousArray<CellStyle> = [.plain]
  /// The numbers of all styles, once there are more than `fewStyles`. Fewer are searched: a first
  /// frame has no more, and a dictionary of another type of keys would be its most expensive part.
  private var styleNumbers: [CellStyle: UInt32] = [:]
  private static let fewStyles = 16
  private var lastStyle = CellStyle.plain
  private var lastNumber: UInt32 = 0

  private(set) var clusters: ContiguousArray<String> = []
  private var clusterNumbers: [String: UInt32] = [:]
  /// Changes whenever numbers change their meaning.
  private(set) var generation = 0

  /// A cluster longer than this is cut: no script needs more, hostile text stacks marks without
  /// end.
  static let longestCluster = 24

  public init() {}

  func number(of style: CellStyle) -> UInt32 {
    if style == lastStyle { return lastNumber }
    let number = knownNumber(of: style) ?? add(style)
    lastStyle = style
    lastNumber = number
    return number
  }

  private func knownNumber(of style: CellStyle) -> UInt32? {
    if styles.count > Self.fewStyles { return styleNumbers[style] }
    return styles.firstIndex(of: style).map { UInt32($0) }
  }

  private func add(_ style: CellStyle) -> UInt32 {
    guard styles.count < 0xFF_FFFF else { return 0 }
    let number = UInt32(styles.count)
    styles.append(style)
    if styles.count > Self.fewStyles + 1 {
      styleNumbers[style] = number
    } else if styles.count > Self.fewStyles {
      for (number, style) in styles.enumerated() { styleNumbers[style] = UInt32(number) }
    }
    return number
  }

  /// The glyph number of a cluster of several scalars. Controls inside it become their visible
  /// characters.
  func glyph(ofCluster cluster: Character) -> UInt32 {
    let text = String(cluster)
    if let known = clusterNumbers[text] { return known | Cell.clusterBit }
    let scalars = text.unicodeScalars
    let isShort =
      scalars.index(scalars.startIndex, offsetBy: Self.longestCluster, limitedBy: scalars.endIndex)
      .map { $0 == scalars.endIndex } ?? true
    if isShort && !scalars.contains(where: { VisibleSymbol.of($0) != nil }) { return intern(text) }
    return intern(
      String(
        String.UnicodeScalarView(
          scalars.prefix(Self.longestCluster).map { VisibleSymbol.of($0) ?? $0 })))
  }

  private func intern(_ text: String) -> UInt32 {
    if let known = clusterNumbers[text] { return known | Cell.clusterBit }
    let number = UInt32(clusters.count)
    clusters.append(text)
    clusterNumbers[text] = number
    return number | Cell.clusterBit
  }

  func text(ofGlyph glyph: UInt32) -> String {
    if glyph & Cell.clusterBit != 0 { return clusters[Int(glyph & ~Cell.clusterBit)] }
    return Unicode.Scalar(glyph).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  /// Whether most entries are likely to be unused on a screen of so many cells.
  func isCrowded(cells: Int) -> Bool { styles.count + clusters.count > 4_096 + 4 * cells }

  /// Keeps only what these cells use and renumbers it.
  func compact(_ screens: UnsafeMutableBufferPointer<Cell>...) {
    let oldStyles = styles
    let oldClusters = clusters
    styles = [.plain]
    styleNumbers = [:]
    (lastStyle, lastNumber) = (.plain, 0)
    clusters = []
    clusterNumbers = [:]
    generation += 1
    var newStyle: [UInt32?] = Array(repeating: nil, count: oldStyles.count)
    newStyle[0] = 0
    var newCluster: [UInt32?] = Array(repeating: nil, count: oldClusters.count)
    for screen in screens {
      for index in screen.indices {
        var cell = screen[index]
        let oldStyle = Int(cell.style)
        let style = newStyle[oldStyle] ?? number(of: oldStyles[oldStyle])
        newStyle[oldStyle] = style
        cell = cell.with(style: style)
        if cell.glyph & Cell.clusterBit != 0 {
          let oldCluster = Int(cell.glyph & ~Cell.clusterBit)
          let glyph = newCluster[oldCluster] ?? intern(oldClusters[oldCluster])
          newCluster[oldCluster] = glyph
          cell = cell.with(glyph: glyph)
        }
        screen[index] = cell
      }
    }
  }
}
