/// Questions about clusters, in parts whose answers fit in a message.
enum Questions {
  /// The bytes around the clusters of an answer.
  private static let frame = 100
  /// The bytes of an advance with its punctuation, as in `["a",1000.12345],`.
  private static let advance = 24

  /// A longer word may be wider than any advance that a message may have.
  private static let longest = 1_000

  /// A word that is too long is left out: it keeps its estimate.
  static func parts(_ clusters: [String], answeredIn limit: Int) -> [ArraySlice<String>] {
    var parts: [ArraySlice<String>] = []
    var start = clusters.startIndex
    var left = limit - frame
    for (index, cluster) in clusters.enumerated() {
      let size = size(of: cluster)
      let isLeftOut = size > min(longest, limit - frame)
      if isLeftOut || size > left {
        if start < index { parts.append(clusters[start..<index]) }
        (start, left) = (isLeftOut ? index + 1 : index, limit - frame)
      }
      if !isLeftOut { left -= size }
    }
    if start < clusters.endIndex { parts.append(clusters[start...]) }
    return parts
  }

  /// Of the answer, in which a control character has six bytes.
  private static func size(of cluster: String) -> Int {
    cluster.utf8.reduce(advance) { $0 + ($1 < 0x20 ? 6 : $1 == 0x22 || $1 == 0x5c ? 2 : 1) }
  }
}
