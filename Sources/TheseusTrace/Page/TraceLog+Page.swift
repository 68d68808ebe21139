import Foundation

extension TraceLog {
  /// The most updates whose cause and effect a page draws: the last ones.
  static let maximumDrawings = 400

  /// A self-contained page: a timeline, the cause and effect of each update, the identity tree;
  /// searchable, in light and dark.
  public func page(_ filter: TraceFilter = TraceFilter()) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var drawings: [String: String] = [:]
    for update in updates.suffix(Self.maximumDrawings) where !drawing(of: update).boxes.isEmpty {
      drawings[String(update.number)] = drawing(of: update).svg()
    }
    let data = Page(log: document(filter), drawings: drawings)
    // Inside a script element only `<` could end it.
    let json = String(decoding: try encoder.encode(data), as: UTF8.self).replacingOccurrences(
      of: "<", with: "\\u003c")
    let title = Drawing.escaped("\(header.program) \(header.started)")
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(Self.pageStyle)</style>
      \(Self.pageBody)<script type="application/json" id="data">\(json)</script>
      <script>
      \(Self.pageScript)</script>
      </html>

      """
  }

  private struct Page: Encodable {
    var log: Document
    /// SVG by the update's number.
    var drawings: [String: String]
  }
}
