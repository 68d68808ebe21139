import Foundation
import Theseus
import TheseusWeb

/// The README's app.
struct CounterApp: App {
  var body: some Scene {
    WindowGroup { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Count: \(count)").bold()
      HStack {
        Button("Less") { count -= 1 }
        Button("More") { count += 1 }
      }
    }
  }
}

// WebCounter STORE SECONDS [BYTES]: prints its address and serves until SIGTERM. Tabs may sleep
// after SECONDS, and do so while the process has more than BYTES.
var server = WebServer(app: CounterApp.self)
server.address = WebAddress(host: "127.0.0.1", port: 0)
server.limits.tabsPerUser = 100_000
server.limits.tabs = 100_000
server.limits.secondsIdle = Double(CommandLine.arguments[2]) ?? .infinity
if let bytes = CommandLine.arguments.dropFirst(3).first.flatMap({ Int($0) }) {
  server.limits.memoryAwake = bytes
}
server.logger.logLevel = .error
server.store = try SQLiteStore(path: CommandLine.arguments[1])
server.run()
