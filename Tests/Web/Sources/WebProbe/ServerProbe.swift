import Foundation
import Logging
import Observation
import Theseus
import TheseusWeb

/// Serves an app for tests: `WebProbe serve STORE [name=value …]`.
@MainActor
enum ServerProbe {
  static func run(_ arguments: ArraySlice<String>) {
    let user = { @MainActor (request: WebRequest) in request["X-User"] }
    var server =
      switch arguments.first(where: { $0.hasPrefix("app=") }) {
      case "app=files": WebServer(app: FilesApp.self, user: user)
      case "app=controls": WebServer(app: ControlsApp.self, user: user)
      case "app=document": WebServer(app: DocumentApp.self, user: user)
      case "app=overwriting": WebServer(app: OverwritingApp.self, user: user)
      case "app=traps": WebServer(app: TrapsApp.self, user: user)
      default: WebServer(app: ProbeApp.self, user: user)
      }
    server.address = WebAddress(host: "127.0.0.1", port: 0)
    var logger = Logger(label: "probe") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = arguments.contains("log=warning") ? .warning : .error
    server.logger = logger
    if let path = arguments.first {
      do {
        server.store = try WebServer.store(path)
      } catch {
        print("no store")
        exit(73)
      }
    }
    for argument in arguments.dropFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "port": server.address.port = Int(parts[1]) ?? 0
      case "hosts": server.hosts = [parts[1]]
      case "tabsPerUser": server.limits.tabsPerUser = Int(parts[1]) ?? 0
      case "secondsWithoutBrowser": server.limits.secondsWithoutBrowser = Double(parts[1]) ?? 0
      case "secondsIdle":
        server.limits.secondsIdle = Double(parts[1]) ?? 0
        // A test that waits for sleep does not fill the memory first.
        server.limits.memoryAwake = 0
      case "memoryAwake": server.limits.memoryAwake = Int(parts[1]) ?? 0
      case "workers": server.workers = Int(parts[1])
      case "metrics": server.showsMetrics = parts[1] == "1"
      case "tabs": server.limits.tabs = Int(parts[1]) ?? 0
      case "upload": server.limits.upload = Int(parts[1]) ?? 0
      case "filesPerTab": server.limits.filesPerTab = Int(parts[1]) ?? 0
      case "secondsForFiles": server.limits.secondsForFiles = Double(parts[1]) ?? 0
      case "secondsPerTurn": server.limits.secondsPerTurn = Double(parts[1]) ?? 0
      case "secondsToEnd": server.limits.secondsToEnd = Double(parts[1]) ?? 0
      case "secondsForHello": server.limits.secondsForHello = Double(parts[1]) ?? 0
      case "connections": server.limits.connections = Int(parts[1]) ?? 0
      case "foreignImages": server.loadsForeignImages = parts[1] == "1"
      case "workerStatus":
        // As an app whose start fails in a worker only.
        if ProcessInfo.processInfo.environment["THESEUS_WEB_WORKER"] != nil {
          FileHandle.standardError.write(Data("cannot start\n".utf8))
          exit(Int32(parts[1]) ?? 1)
        }
      case "message": server.limits.message = Int(parts[1]) ?? 0
      case "memory": server.limits.memory = Int(parts[1]) ?? 0
      default: break
      }
    }
    server.run()
  }
}

struct ProbeApp: App {
  var body: some Scene {
    WindowGroup { ProbeView() }
  }
}

/// A view of everything that a tab, a user and the store keep.
struct ProbeView: View {
  @State private var text = ""
  @State private var count = 0
  @State private var fill = 0
  @State private var isStopped = false
  @State private var isWaiting = false
  @AppStorage("visits") private var visits = 0
  @SceneStorage("place") private var place = 0

  var body: some View {
    VStack {
      Text("count \(count) visits \(visits) place \(place)")
      TextField("text", text: $text)
      if fill > 0 { Text(String(repeating: "word\(fill) ", count: 3_000)) }
      if isStopped { Needy() }
      if isWaiting { Color.clear.frame(width: 1, height: 1).task { await wait() } }
      Button("More") { count += 1 }
      Button("Visit") { visits += 1 }
      Button("Walk") { place += 1 }
      Button("Fill") { fill += 1 }
      Button("Stop") { isStopped = true }
      Button("Wait") { isWaiting = true }
      Button("Fail") { preconditionFailure("as requested") }
    }
  }
}

extension ProbeView {
  private func wait() async {
    try? await Task.sleep(for: .seconds(1))
    count += 100
    isWaiting = false
  }
}

/// Cannot be shown: nobody provides its object.
struct Needy: View {
  @Environment(Missing.self) private var missing

  var body: some View { Text("\(ObjectIdentifier(missing).hashValue)") }
}

@Observable final class Missing {}
