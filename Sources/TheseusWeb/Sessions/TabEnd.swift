#if Web
  /// Why a tab ended, for the page that explains it.
  struct TabEnd: Equatable {
    enum Kind: String {
      /// The app ended itself.
      case quit
      /// An issue after which the app cannot be shown.
      case fatal
      /// The tab ended the worker twice.
      case parked
      /// A limit was reached.
      case limit
      /// Another connection took the tab.
      case moved
    }

    var kind: Kind
    /// Sentences for the user.
    var text: String

    static let quit = TabEnd(kind: .quit, text: "The app has ended.")
    static let moved = TabEnd(kind: .moved, text: "This page continues in another window.")
    /// Another worker had the tab before the user's last message came.
    static let movedUnheard = TabEnd(
      kind: .moved,
      text: "This page continues in another window. What you did here last was not carried out.")
    /// Another worker had the tab before its last changes were saved.
    static let movedUnsaved = TabEnd(
      kind: .moved,
      text: "This page continues in another window. The last changes made here are not in it.")
    static let parked = TabEnd(
      kind: .parked,
      text: """
        This page stopped the server twice, so it is not continued. Its last state is kept on the \
        server.
        """)
    static let busy = TabEnd(
      kind: .limit,
      text: "The server runs as many pages as it can. Try again in a few minutes.")

    static func tooManyTabs(_ limit: Int) -> TabEnd {
      TabEnd(
        kind: .limit,
        text: """
          You have \(limit) open pages of this app, as many as the server allows. Close one, then \
          reload this page.
          """)
    }

    static func fatal(_ message: String) -> TabEnd {
      TabEnd(kind: .fatal, text: "The app cannot continue: \(message)")
    }
  }

  /// Operations that the server adds to those of a page, as frames.
  enum ServerFrame {
    static func end(_ end: TabEnd) -> [UInt8] { frame(["end", end.kind.rawValue, end.text]) }
    static func page(_ id: String) -> [UInt8] { frame(["page", id]) }
    /// A frame without operations.
    static let nothing = Array("[]".utf8)
    static func saved(_ count: Int) -> [UInt8] { Array("[[\"saved\",\(count)]]".utf8) }

    private static func frame(_ operation: [String]) -> [UInt8] {
      var text: [UInt8] = Array("[[".utf8)
      for (index, part) in operation.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        write(part, to: &text)
      }
      text += Array("]]".utf8)
      return text
    }

    private static func write(_ string: String, to text: inout [UInt8]) {
      text.append(UInt8(ascii: "\""))
      for byte in string.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
          text.append(UInt8(ascii: "\\"))
          text.append(byte)
        case 0..<0x20:
          text += Array(("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8)
        default: text.append(byte)
        }
      }
      text.append(UInt8(ascii: "\""))
    }
  }
#endif
