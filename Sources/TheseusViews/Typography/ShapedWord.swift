/// Scripts whose letters change their form and width beside others.
extension Character {
  /// Whether it is a letter of Arabic, Syriac, an Indic script or their like. Thai and Hebrew are
  /// not: there a letter with its marks has one width.
  package var isShaped: Bool {
    guard let scalar = unicodeScalars.first?.value, scalar >= 0x600 else { return false }
    return switch scalar {
    case 0x600...0xDFF, 0xF00...0x109F, 0x1780...0x17FF, 0x1B00...0x1BFF, 0xFB50...0xFDFF,
      0xFE70...0xFEFC:
      true
    default: false
    }
  }
}

extension Substring {
  /// The shaped clusters that it starts with. A longer word than any of a language is taken in
  /// pieces: a page is asked about each once.
  var shapedWord: Substring { prefix { $0.isShaped }.prefix(64) }
}

/// The widths of the clusters of shaped words in one text: equal shares of their word's, because
/// a host says how wide a word is, and not where its letters stand.
///
/// Keeps the word that was measured last: the line breaker measures cluster after cluster.
final class WordShares {
  private var range = 0..<0
  private var share = 0.0

  /// The width of the cluster at an offset in UTF-8, at which `rest` begins; nil if the host
  /// measures it like others.
  func width(at offset: Int, of rest: Substring, in run: RunMeasure) -> Double? {
    if range.contains(offset) { return share }
    let word = rest.shapedWord
    guard let width = run.metrics.advance(ofWord: word, in: run.typography) else { return nil }
    range = offset..<offset + word.utf8.count
    share = width / Double(max(1, word.count))
    return share
  }
}
