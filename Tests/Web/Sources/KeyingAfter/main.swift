import Foundation
import Logging
import SwiftUI
import TheseusWeb

// All cases of `make keying` on one page, in the form that this program is built with:
// `serve STORE [port=N]`. The sources are those of Examples/Probes/Keying.

struct KeyingApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        ForEach(Array(KeyingCase.all.enumerated()), id: \.offset) { _, each in
          Text("case \(each.title)")
          each.view()
        }
      }
    }
  }
}

var server = WebServer(app: KeyingApp.self)
server.address = WebAddress(host: "127.0.0.1", port: 0)
server.logger = Logger(label: "keying") { StreamLogHandler.standardError(label: $0) }
server.logger.logLevel = .error
server.store = try SQLiteStore(path: CommandLine.arguments[2])
server.run()
