extension InspectionMessage {
  /// The JSON of the messages that a program sends ten times a second, the same as `JSONEncoder`'s
  /// but faster; nil for other messages.
  var json: [UInt8]? {
    var writer = JSONWriter()
    switch self {
    case .views(let changed, let ended):
      writer.object {
        $0.member("views") {
          $0.object {
            $0.member("changed") { $0.array(changed) { $1.write(&$0) } }
            $0.member("ended") { $0.array(ended) { $0.number($1) } }
          }
        }
      }
    case .updates(let updates):
      writer.object {
        $0.member("updates") {
          $0.object { $0.member("_0") { $0.array(updates) { $1.write(&$0) } } }
        }
      }
    default: return nil
    }
    return writer.bytes
  }
}

extension InspectedView {
  fileprivate func write(_ writer: inout JSONWriter) {
    writer.object {
      $0.member("id") { $0.number(id) }
      if let parent { $0.member("parent") { $0.number(parent) } }
      $0.member("type") { $0.text(type) }
      $0.member("path") { $0.text(path) }
      $0.member("isDevelopers") { $0.flag(isDevelopers) }
      $0.member("state") { $0.text(state) }
      $0.member("runs") { $0.number(runs) }
      if let reason { $0.member("reason") { $0.text(reason) } }
    }
  }
}

extension InspectedUpdate {
  fileprivate func write(_ writer: inout JSONWriter) {
    writer.object {
      $0.member("number") { $0.number(number) }
      $0.member("time") { $0.number(time) }
      if let input { $0.member("input") { $0.text(input) } }
      $0.member("causes") { $0.array(causes) { $0.text($1) } }
      $0.member("lines") { $0.array(lines) { $0.text($1) } }
      $0.member("resets") { $0.array(resets) { $0.text($1) } }
    }
  }
}
