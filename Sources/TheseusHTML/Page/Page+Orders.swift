import Foundation

/// Operations of a frame that are no differences between trees.
extension Page {
  private func order(_ name: String, _ values: String...) {
    orders.list { writer in
      writer.string(name)
      for value in values { writer.string(value) }
    }
    setNeedsFrame()
  }

  /// Whether orders to the client have not been sent yet.
  var hasOrders: Bool { notice != nil || !orders.bytes.isEmpty }

  /// Shows a line to the user until the next key or press.
  public func show(notice: String) {
    self.notice = notice
    setNeedsFrame()
  }

  /// Opens an address in the browser. Returns false for one that pages may not open.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let text = SafeLink.text(url) else { return false }
    order("open", text)
    return true
  }

  /// Copies a text to the user's clipboard.
  public func copy(_ text: String) { order("copy", text) }

  /// Offers a file of the server's own address as a download.
  public func download(_ path: String, name: String) { order("download", path, name) }

  /// Asks the user for files. The client answers with `files` when the user has chosen.
  ///
  /// - Parameter accept: MIME types and endings, separated by commas; empty for all files.
  public func upload(_ request: Int, accept: String, allowsMultiple: Bool) {
    orders.list {
      $0.string("upload")
      $0.int(request)
      $0.string(accept)
      $0.bool(allowsMultiple)
    }
    setNeedsFrame()
  }

  /// Lets the client send the files of a request: to each the token of its address, nil for a file
  /// that is refused.
  public func take(_ request: Int, tokens: [String?]) {
    orders.list { writer in
      writer.string("take")
      writer.int(request)
      writer.list { for token in tokens { $0.string(token ?? "") } }
    }
    setNeedsFrame()
  }

  /// The session has ended: the client explains it and sends nothing more.
  public func end(_ kind: String, _ text: String) { order("end", kind, text) }
}
