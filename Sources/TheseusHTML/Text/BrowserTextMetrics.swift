import Foundation
import Synchronization
import TheseusViews

/// Measures text as the page's browser draws it: by what the browser measured, else by an estimate
/// that the browser is asked about.
///
/// Views measure on the main actor, but metrics may be used anywhere: a lock guards the answers.
final class BrowserTextMetrics: TextMetrics {
  private let state: Mutex<MeasuredText>

  init(_ table: FontTable) { state = Mutex(MeasuredText(table)) }

  var tabInterval: CGFloat { 64 }

  func advance(of cluster: Character, in typography: Typography) -> CGFloat {
    let font = typography.font
    let ems = state.withLock { $0.advance(of: cluster, in: font) }
    return ems.map { $0 * font.pointSize + typography.spacing } ?? 0
  }

  func asciiAdvances(in typography: Typography) -> ASCIIAdvances? {
    let ems = state.withLock { $0.asciiAdvances(in: typography.font) }
    return ASCIIAdvances(ems: ems, of: typography)
  }

  func advance(ofWord word: Substring, in typography: Typography) -> CGFloat? {
    let font = typography.font
    let ems = state.withLock { $0.advance(ofWord: String(word), in: font) }
    return ems * font.pointSize + typography.spacing * CGFloat(word.count)
  }

  func lineMetrics(of typography: Typography) -> LineMetrics {
    let font = typography.font
    let face = state.withLock { $0.lines(of: FontKey(font)) }
    let leading: CGFloat =
      switch font.leading {
      case .standard: 0
      case .tight: -0.1
      case .loose: 0.2
      }
    return LineMetrics(
      ascent: face.ascent * font.pointSize + max(0, typography.baselineOffset),
      descent: face.descent * font.pointSize + max(0, -typography.baselineOffset),
      leading: leading * font.pointSize)
  }

  /// The clusters that were estimated since the last call, by font.
  func takeUnknown() -> [(font: FontKey, clusters: [String])] {
    state.withLock { $0.takeUnknown() }
  }

  /// Takes answers to what was asked, and no others. Returns whether anything has another advance.
  func take(_ advances: [String: Double], for font: FontKey) -> Bool {
    state.withLock { $0.take(advances, for: font) }
  }

  /// Keeps nothing for speed alone, while the app does not run.
  func trim() { state.withLock { $0.recent = [] } }

  /// Takes the fonts of the browser that shows the page from now on. Returns whether they differ.
  func replace(with table: FontTable) -> Bool { state.withLock { $0.replace(with: table) } }
}

/// The known measurements of a browser's fonts.
private struct MeasuredText {
  private var faces: [FontKey: FontFace]
  private var table: FontTable
  /// Clusters that were estimated and not asked about yet.
  private var unknown: [FontKey: Set<String>] = [:]
  /// Clusters that the browser was asked about.
  private var asked: [FontKey: Set<String>] = [:]
  /// The same for all printable ASCII of fonts that the browser had not measured.
  private var unknownASCII: Set<FontKey> = []
  private var askedASCII: Set<FontKey> = []
  /// The fonts that were used last, the newest first: most pages alternate between a few.
  var recent: [(font: Font.Resolved, key: FontKey, face: FontFace)] = []
  private static let mostRecent = 3

  init(_ table: FontTable) {
    self.table = table
    faces = table.faces
  }

  /// In ems; nil for a cluster that takes no space.
  mutating func advance(of cluster: Character, in font: Font.Resolved) -> Double? {
    let (key, face) = face(of: font)
    if let code = cluster.asciiValue, code >= 0x20, code < 0x7f {
      let isDigit = font.hasMonospacedDigits && (0x30...0x39).contains(code)
      let code = isDigit ? 0x30 : code
      if let advance = face.advance(ofASCII: code) { return advance }
      return estimate(String(Unicode.Scalar(code)), key)
    }
    guard let scalar = cluster.unicodeScalars.first else { return nil }
    if SymbolPaths.symbol(of: cluster) != nil { return SymbolPaths.advance }
    let text = ShownText.symbol(of: scalar).map { String($0) } ?? String(cluster)
    if let advance = face[text] { return advance }
    return scalar.properties.isDefaultIgnorableCodePoint ? nil : estimate(text, key)
  }

  /// In ems, by code. The browser is asked once about all of a font that it has not measured.
  mutating func asciiAdvances(in font: Font.Resolved) -> [Double] {
    let (key, face) = face(of: font)
    if !face.ascii.isEmpty { return face.ascii }
    if !askedASCII.contains(key) { unknownASCII.insert(key) }
    return Self.estimatedASCII
  }

  private static let ascii = (UInt8(0x20)..<0x7f).map { String(Unicode.Scalar($0)) }
  private static let estimatedASCII = (UInt8(0)..<128).map { code in
    (0x20..<0x7f).contains(code) ? estimate(String(Unicode.Scalar(code))) : -1
  }

  /// In ems. Its letters join, so the word is measured as a whole.
  mutating func advance(ofWord word: String, in font: Font.Resolved) -> Double {
    let (key, face) = face(of: font)
    if let advance = face[word] { return advance }
    return estimate(word, key)
  }

  private mutating func face(of font: Font.Resolved) -> (FontKey, FontFace) {
    for known in recent where known.font == font { return (known.key, known.face) }
    let key = FontKey(font)
    let face = lines(of: key)
    if recent.count == Self.mostRecent { recent.removeLast() }
    recent.insert((font, key, face), at: 0)
    return (key, face)
  }

  /// The font as it was measured. For one that was not, no advances, and the lines of its family or
  /// of the system's font.
  func lines(of font: FontKey) -> FontFace {
    if let face = faces[font] { return face }
    let relative = faces[FontKey(font.family)] ?? faces[FontKey()]
    return FontFace(ascent: relative?.ascent ?? 0.95, descent: relative?.descent ?? 0.25)
  }

  private mutating func estimate(_ text: String, _ font: FontKey) -> Double {
    if !isAsked(text, font) { unknown[font, default: []].insert(text) }
    return Self.estimate(text)
  }

  /// Whether the browser still has to answer about a cluster or a word.
  private func isAsked(_ text: String, _ font: FontKey) -> Bool {
    if asked[font]?.contains(text) == true { return true }
    guard askedASCII.contains(font), text.utf8.count == 1, let byte = text.utf8.first else {
      return false
    }
    return (0x20..<0x7f).contains(byte) && lines(of: font).advance(ofASCII: byte) == nil
  }

  /// Ideographs and emoji are square, other letters about half as wide as they are high.
  private static func estimate(_ text: String) -> Double {
    text.reduce(0) { $0 + (($1.unicodeScalars.first?.value ?? 0) >= 0x1100 ? 1 : 0.55) }
  }

  mutating func takeUnknown() -> [(font: FontKey, clusters: [String])] {
    guard !unknown.isEmpty || !unknownASCII.isEmpty else { return [] }
    defer {
      unknown = [:]
      unknownASCII = []
    }
    for (font, clusters) in unknown { asked[font, default: []].formUnion(clusters) }
    askedASCII.formUnion(unknownASCII)
    for font in unknownASCII { unknown[font, default: []].formUnion(Self.ascii) }
    return unknown.map { ($0, $1.sorted()) }.sorted { $0.0.description < $1.0.description }
  }

  mutating func take(_ advances: [String: Double], for font: FontKey) -> Bool {
    var face = lines(of: font)
    var hasChanged = false
    for (cluster, advance) in advances {
      guard isAsked(cluster, font) else { continue }
      asked[font]?.remove(cluster)
      face[cluster] = advance
      hasChanged = hasChanged || abs(advance - Self.estimate(cluster)) > 0.001
    }
    faces[font] = face
    recent = []
    return hasChanged
  }

  mutating func replace(with table: FontTable) -> Bool {
    // Questions of the lost connection get no answer.
    for (font, clusters) in asked { unknown[font, default: []].formUnion(clusters) }
    asked = [:]
    unknownASCII.formUnion(askedASCII.filter { lines(of: $0).ascii.isEmpty })
    askedASCII = []
    guard table.faces != self.table.faces else { return false }
    self.table = table
    faces = table.faces
    unknown = [:]
    unknownASCII = []
    recent = []
    return true
  }
}
