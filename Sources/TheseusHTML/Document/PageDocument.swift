import Foundation
import TheseusViews

/// The document that a browser loads, with the script and the style sheet that it names.
public enum PageDocument {
  /// The script, as a file of its own.
  public static let script = CompactSource.script(PackageResources.theseus_js)
  /// The script for copies, files and wheels, which pages load after their first tree.
  public static let transferScript = CompactSource.script(PackageResources.transfer_js)
  /// The style sheet, as a file of its own.
  public static let style = CompactSource.style(PackageResources.theseus_css)

  /// Whether pages show pictures of other servers. The server's policy must allow them too.
  @MainActor public static var showsForeignImages = true

  /// Where the server has the app's pictures, each under a name that stands for its content.
  static let imagePath = "/image/"

  /// The picture of the app at a path of the server, with its media type.
  public static func image(at path: some StringProtocol) -> (type: String, data: Data)? {
    guard path.hasPrefix(imagePath),
      let file = ImageFiles.file(contentName: String(path.dropFirst(imagePath.count)))
    else { return nil }
    return (file.format.mediaType, file.data)
  }

  /// The document: empty until the script has connected, readable without it as one sentence.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag, for the time until the app names one.
  ///   - scriptPath: where the server has the script.
  ///   - transferPath: where the server has the second script.
  ///   - stylePath: where the server has the style sheet.
  ///   - limit: the most bytes of a message that the server takes.
  public static func html(
    title: String, language: String, script scriptPath: String, transfer transferPath: String,
    style stylePath: String, limit: Int = ClientMessage.greatestSize
  ) -> String {
    """
    <!doctype html>
    <html lang="\(escaped(language))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title))</title>
    <link rel="stylesheet" href="\(escaped(stylePath))">
    <script src="\(escaped(scriptPath))" data-transfer="\(escaped(transferPath))" \
    data-most="\(limit - messageMargin)" defer></script>
    </head>
    <body><noscript>This page needs JavaScript.</noscript></body>
    </html>

    """
  }

  /// The bytes of a message around the text or the list whose size the script checks.
  private static let messageMargin = 536

  /// A text for an element's content or a quoted attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
