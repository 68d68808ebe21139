import Foundation

/// A connected page as its user sees it.
final class Screen {
  let client: Client
  private(set) var buttons: [String: Int] = [:]
  private(set) var input = 0
  /// The field's text as the server knows it.
  private(set) var fieldText = ""
  /// The field's key in `hello.fields`.
  private(set) var fieldKey = ""
  /// The first text of the page.
  private(set) var status = ""
  /// The page id that the server assigned to a copy.
  private(set) var newPage: String?
  private(set) var notice: String?
  /// The kind and the text of the operation that ended the page.
  private(set) var end: [String]?
  /// How many of this connection's frames are in the store.
  private(set) var saved = 0
  private(set) var frameCount = 0
  /// Whole trees that came.
  private(set) var trees = 0
  /// The last edit that was answered.
  private(set) var answered = 0
  /// Operations about files.
  private(set) var fileOrders: [[Any]] = []
  /// Everything that came.
  private(set) var transcript = ""
  /// The node that takes drops, and its middle.
  private(set) var drop: (id: Int, x: Int, y: Int)?
  private var revision = 0
  private var statusID = 0

  /// Waits for the page's first tree, or its end.
  /// - Parameter old: the page before its connection was lost.
  init(_ client: Client, within limit: Duration = .seconds(10), after old: Screen? = nil) {
    self.client = client
    revision = old?.revision ?? 0
    if let old { fieldKey = old.fieldKey }
    _ = wait(within: limit) { $0.statusID != 0 || $0.end != nil }
  }

  /// Whether a condition became true, as frames came in.
  func wait(within limit: Duration = .seconds(10), _ isDone: (Screen) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !isDone(self) {
      let left = deadline - .now
      guard left > .zero, case .text(let frame) = client.receive(within: left) else { return false }
      apply(frame)
    }
    return true
  }

  func shows(_ text: String, within limit: Duration = .seconds(10)) -> Bool {
    wait(within: limit) { $0.status.contains(text) }
  }

  /// Messages that were sent on this connection, hello included.
  private(set) var sent = 1

  func press(_ button: String) {
    sent += 1
    client.send("[\"c\",\(buttons[button] ?? 0)]")
  }

  /// - Parameter number: the revision, by default the next one.
  func type(_ text: String, revision number: Int? = nil) {
    revision = number ?? revision + 1
    sent += 1
    let end = text.utf16.count
    client.send("[\"v\",\(input),\(revision),\"\(text)\",\(end),\(end)]")
  }

  /// Edits as a browser resends them.
  func field(_ text: String) -> String {
    "[[\"\(fieldKey)\",\(revision),\"\(text)\",\(text.utf16.count),\(text.utf16.count)]]"
  }

  private func apply(_ frame: String) {
    frameCount += 1
    transcript += frame
    let list = try? JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [[Any]]
    for operation in list ?? [] {
      switch operation.first as? String {
      case "full":
        trees += 1
        statusID = 0
        buttons = [:]
        if let node = operation[1] as? [Any] { take(node) }
      case "+": if let node = operation[3] as? [Any] { take(node) }
      case "k": answered = operation[2] as? Int ?? 0
      case "t":
        if operation[1] as? Int == statusID, let text = operation[2] as? String { status = text }
      case "d":
        if operation[1] as? Int == statusID, let text = Self.text(operation[2]) { status = text }
      case "v":
        if operation[1] as? Int == input, let text = operation[2] as? String { fieldText = text }
      case "upload", "take", "download": fileOrders.append(operation)
      case "page": newPage = operation[1] as? String
      case "note": notice = operation[1] as? String
      case "end": end = operation.dropFirst().compactMap { $0 as? String }
      case "saved": saved = operation[1] as? Int ?? 0
      default: break
      }
    }
  }

  private func take(_ node: [Any], x: Double = 0, y: Double = 0) {
    guard node.count >= 6, let id = node[0] as? Int, let tag = node[2] as? String else { return }
    let attributes = node.lazy.compactMap { $0 as? [String: Any] }.first
    let lists = node.compactMap { $0 as? [[Any]] }
    if tag == "input" {
      input = id
      fieldKey = node[1] as? String ?? ""
      fieldText = attributes?["value"] as? String ?? ""
    }
    let children = lists.dropFirst().first ?? []
    let place = node.dropFirst(3).prefix(4).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard place.count == 4 else { return }
    let (left, top) = (x + place[0], y + place[1])
    if (attributes?["on"] as? String)?.contains("d") == true {
      drop = (id, Int(left + place[2] / 2), Int(top + place[3] / 2))
    }
    if let text = lists.first.flatMap({ Self.text($0) }), statusID == 0, text.hasPrefix("count ") {
      statusID = id
      status = text
    }
    if tag == "button", let label = children.compactMap({ Self.label($0) }).first {
      buttons[label] = id
    }
    for child in children { take(child, x: left, y: top) }
  }

  private static func label(_ node: [Any]) -> String? {
    node.compactMap { $0 as? [[Any]] }.first.flatMap { text($0) }
  }

  /// The text of pieces.
  private static func text(_ pieces: Any) -> String? {
    for piece in pieces as? [[Any]] ?? [] where piece.first as? String == "t" {
      return piece.count > 6 ? piece[6] as? String : nil
    }
    return nil
  }
}
