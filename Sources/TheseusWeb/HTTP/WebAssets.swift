#if Web
  import Crypto
  import Foundation
  import NIOCore
  import TheseusHTML

  /// The files of the page. Script and style are named by their content, so browsers keep them for
  /// good.
  struct WebAssets: Sendable {
    struct File: Sendable {
      var type: String
      var isImmutable: Bool
      var body: ByteBuffer
    }

    /// The page, for every path that is no file.
    let document: File
    private let files: [String: File]

    /// - Parameter limit: the most bytes of a message that the server takes.
    init(title: String, limit: Int) {
      let script = PageDocument.script
      let transfer = PageDocument.transferScript
      let style = PageDocument.style
      let scriptPath = "/theseus-\(Self.hash(script)).js"
      let transferPath = "/transfer-\(Self.hash(transfer)).js"
      let stylePath = "/theseus-\(Self.hash(style)).css"
      files = [
        scriptPath: File(
          type: "text/javascript; charset=utf-8", isImmutable: true,
          body: ByteBuffer(bytes: script)),
        transferPath: File(
          type: "text/javascript; charset=utf-8", isImmutable: true,
          body: ByteBuffer(bytes: transfer)),
        stylePath: File(
          type: "text/css; charset=utf-8", isImmutable: true, body: ByteBuffer(bytes: style)),
      ]
      document = File(
        type: "text/html; charset=utf-8", isImmutable: false,
        body: ByteBuffer(
          string: PageDocument.html(
            title: title, language: "en", script: scriptPath, transfer: transferPath,
            style: stylePath, limit: limit)))
    }

    subscript(path: Substring) -> File? { files[String(path)] }

    private static func hash(_ bytes: [UInt8]) -> String {
      SHA256.hash(data: bytes).prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        .joined()
    }
  }
#endif
