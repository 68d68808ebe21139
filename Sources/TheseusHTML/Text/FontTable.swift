import Foundation

/// The advances that a browser measured before it connected. Immutable: pages of different users
/// share a table only when their browsers sent the same numbers, so nothing of one user reaches
/// another by it. What a page measures later stays its own.
public final class FontTable: Sendable {
  let faces: [FontKey: FontFace]

  /// - Parameter hello: of the page that is the first with these fonts.
  public init(_ hello: Hello) {
    var faces: [FontKey: FontFace] = [:]
    for font in hello.fonts {
      var face = FontFace(ascent: font.ascent, descent: font.descent)
      for (cluster, advance) in font.advances { face[cluster] = advance }
      faces[font.font] = face
    }
    self.faces = faces
  }
}

/// A font's measures, in ems.
struct FontFace: Equatable, Sendable {
  var ascent: Double
  var descent: Double
  /// By ASCII code; negative where it was not measured.
  private var plain: [Double] = []
  private var others: [String: Double] = [:]

  init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The advances of ASCII by code, negative where they were not measured; empty when none were.
  var ascii: [Double] { plain }

  /// The advance of printable ASCII, by its code.
  func advance(ofASCII code: UInt8) -> Double? {
    guard Int(code) < plain.count, plain[Int(code)] >= 0 else { return nil }
    return plain[Int(code)]
  }

  subscript(_ cluster: String) -> Double? {
    get {
      if let code = Self.code(of: cluster) { return advance(ofASCII: code) }
      return others[cluster]
    }
    set {
      guard let code = Self.code(of: cluster) else { return others[cluster] = newValue }
      if plain.isEmpty { plain = [Double](repeating: -1, count: 128) }
      plain[Int(code)] = newValue ?? -1
    }
  }

  private static func code(of cluster: String) -> UInt8? {
    guard cluster.utf8.count == 1, let byte = cluster.utf8.first, byte < 128 else { return nil }
    return byte
  }
}
