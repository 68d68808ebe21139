import Foundation
import PageModel
import TestSupport

@testable import TheseusHTML

/// The messages of the protocol, by their names in it. A message that is new in the protocol does
/// not compile before it has a kind here.
enum MessageKind: String, CaseIterable {
  case hello
  case activate = "c"
  case edit = "v"
  case select = "sel"
  case setNumber = "n"
  case scroll = "s"
  case focus = "f"
  case key
  case pointer = "p"
  case wheel = "w"
  case resize = "size"
  case settings = "env"
  case measured = "m"
  case back, path
  case visibility = "hidden"
  case chosen = "files"
  case dropped = "drop"
  case sent

  init(_ message: ClientMessage) {
    self =
      switch message {
      case .hello: .hello
      case .activate: .activate
      case .edit: .edit
      case .select: .select
      case .setNumber: .setNumber
      case .scroll: .scroll
      case .focus: .focus
      case .key: .key
      case .pointer: .pointer
      case .wheel: .wheel
      case .resize: .resize
      case .settings: .settings
      case .measured: .measured
      case .back: .back
      case .path: .path
      case .visibility: .visibility
      case .files(.chosen): .chosen
      case .files(.dropped): .dropped
      case .files(.sent): .sent
      }
  }
}

extension MessageKind {
  /// A message of this kind as a client of the page could write it.
  @MainActor
  func seed(_ targets: MessageTargets, _ random: inout SeededGenerator) -> String {
    switch self {
    case .hello:
      let width = Int.random(in: 300...500, using: &random)
      return """
        ["hello",{"v":1,"page":"p","copyOf":"o","path":"/","width":\(width),"height":600,\
        "scale":2,"dark":true,"motion":false,"contrast":false,"touch":true,"locale":"de",\
        "zone":"Europe/Berlin","depth":3,"fonts":[["s400",0.9,0.2,{"a":0.5}]],\
        "fields":[["k",3,"ab",1,2]],"scroll":[["l",0,120]],"focus":"k"}]
        """
    case .activate: return "[\"c\",\(targets.any("c", &random))]"
    case .edit: return edit(targets, &random)
    case .select:
      let end = Int.random(in: 0...2, using: &random)
      return "[\"sel\",\(targets.first("textField")),0,\(end)]"
    case .setNumber:
      return "[\"n\",\(targets.first("slider")),0.\(Int.random(in: 0...9, using: &random))]"
    case .scroll:
      return "[\"s\",\(targets.first("list")),0,\(Int.random(in: 0...400, using: &random))]"
    case .focus: return "[\"f\",\(targets.any(nil, &random))]"
    case .key:
      let keys = [
        #"0,"C-k""#, #"0,"C-S-ArrowUp""#, #"0,"Escape""#, #"0,"Tab""#,
        "\(targets.any(nil, &random)),\"Enter\"", "\(targets.any(nil, &random)),\"a\",\"a\",\"up\"",
      ]
      return "[\"key\",\(keys.randomElement(using: &random) ?? "")]"
    case .pointer:
      let (id, x, y) = targets.place("p", &random)
      let kind = ["down", "up", "drag", "hover", "leave"].randomElement(using: &random) ?? ""
      return "[\"p\",\(id),\"\(kind)\",\(x),\(y),1,0,1]"
    case .wheel:
      let distance = Int.random(in: -40...40, using: &random)
      return "[\"w\",\(targets.first("list")),0,\(distance)]"
    case .resize:
      return "[\"size\",\(Int.random(in: 200...800, using: &random)),700]"
    case .settings: return "[\"env\",{\"dark\":\(Bool.random(using: &random))}]"
    case .measured:
      let code = UInt32.random(in: 0x400...0x4ff, using: &random)
      let cluster = Unicode.Scalar(code).map(String.init) ?? "ж"
      return "[\"m\",\"s400\",[[\"\(cluster)\",0.\(Int.random(in: 1...9, using: &random))]]]"
    case .back: return "[\"back\",1]"
    case .path: return #"["path","http://host/x?a=1#b"]"#
    case .visibility: return "[\"hidden\",\(Bool.random(using: &random))]"
    case .chosen: return #"["files",1,[["a.txt",5]]]"#
    case .dropped:
      let (id, x, y) = targets.place("d", &random)
      return "[\"drop\",\(id),\(x),\(y),-1,[[\"a.txt\",5]]]"
    case .sent: return #"["sent",1,0,true]"#
    }
  }

  /// Edits as of typing, and as of a composition: what it makes, once with a text of an older
  /// revision. What it marks meanwhile stays in the browser, so no message carries it.
  @MainActor
  private func edit(_ targets: MessageTargets, _ random: inout SeededGenerator) -> String {
    let texts = ["<img src=x onerror=alert(1)>", "ab", "日本語", "e\u{301}", "한", ""]
    let text = texts.randomElement(using: &random) ?? ""
    targets.revision += Int.random(in: -1...3, using: &random)
    let end = text.utf16.count
    let base = Int.random(in: 0...3, using: &random)
    return """
      ["v",\(targets.first("textField")),\(targets.revision),"\(text)",\(end),\(end),\(base)]
      """
  }
}

/// The nodes of a page that messages are for.
@MainActor
final class MessageTargets {
  private var nodes: [ModelNode] = []
  var revision = 1

  func find(in root: ModelNode) { nodes = root.all }

  func first(_ kind: String) -> Int { nodes.first { $0.kind == kind }?.id ?? 3 }

  /// A node that reports an event; nil: any node.
  func any(_ event: String?, _ random: inout SeededGenerator) -> Int {
    reporting(event).randomElement(using: &random)?.id ?? 5
  }

  /// A node that reports an event, and its center in the window.
  func place(_ event: String, _ random: inout SeededGenerator) -> (Int, Double, Double) {
    guard let node = reporting(event).randomElement(using: &random) else { return (5, 10, 20) }
    var (x, y) = (node.box[2] / 2, node.box[3] / 2)
    var current: ModelNode? = node
    while let next = current {
      x += next.box[0]
      y += next.box[1]
      current = next.parent
    }
    return (node.id, x, y)
  }

  private func reporting(_ event: String?) -> [ModelNode] {
    guard let event else { return nodes }
    return nodes.filter { $0.attribute("on")?.contains(event) == true }
  }
}
