import Foundation
import TheseusViews

#if Web
  import TheseusWeb
#endif

extension App {
  /// Serves the app to browsers until the process ends (`--web`).
  @MainActor
  static func serve(_ options: LaunchOptions) throws(LaunchError) -> Never {
    #if Web
      let text = options.web ?? ""
      guard let address = text.isEmpty ? .local : WebAddress(text) else {
        throw LaunchError("--web needs ADDRESS:PORT, such as 127.0.0.1:8080, not “\(text)”")
      }
      var server = WebServer(app: Self.self)
      server.address = address
      server.hosts = options.webHosts
      server.workers = options.workers
      server.showsMetrics = options.metrics
      if let path = options.store {
        do {
          server.store = try WebServer.store(path)
        } catch {
          // An address may contain a password.
          let name = path.hasPrefix("postgres") ? "" : " “\(path)”"
          LaunchSession.say("--store\(name): \(error)")
          exit(73)
        }
      }
      server.run()
    #else
      throw LaunchError(
        """
        --web needs the trait Web: .package(url: …, traits: ["Web"]) in Package.swift \
        (Documentation/Web.md)
        """)
    #endif
  }
}
