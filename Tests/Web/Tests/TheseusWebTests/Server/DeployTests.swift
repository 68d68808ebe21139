import Foundation
import Testing

/// The files of Examples/Journal/deploy are accepted by the programs that read them, where these
/// are installed.
@Suite struct DeployTests {
  private static let deploy = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../../Examples/Journal/deploy").standardized

  /// The path of a program; says so and returns nil when it is not installed.
  private static func program(_ name: String) -> String? {
    for folder in ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/sbin", "/bin"] {
      let path = folder + "/" + name
      if access(path, X_OK) == 0 { return path }
    }
    print("\(name) is not installed: its configuration is not checked.")
    return nil
  }

  /// The output of a program, and whether it ended with 0.
  private func run(_ path: String, _ arguments: [String]) throws -> (isAccepted: Bool, text: String)
  {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus == 0, text)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.deploy.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(
    "systemd accepts the units", arguments: ["journal.service", "journal-postgres.service"])
  func units(name: String) throws {
    guard let systemd = Self.program("systemd-analyze") else { return }
    let folder = try TemporaryFolder()
    // Here is neither the installed program nor PostgreSQL's unit.
    let unit = try text(name).replacing("/usr/local/bin/journal-web", with: "/bin/true")
      .replacing("Requires=postgresql.service\n", with: "")
    try Data(unit.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    let answer = try run(systemd, ["verify", "--man=no", folder.path(name)])
    let faults = answer.text.split(separator: "\n").filter { $0.contains(name) }
    #expect(faults == [])
  }

  @Test("nginx accepts its configuration, which keeps the port of the host")
  func nginx() throws {
    let site = try text("nginx.conf")
    #expect(site.contains("proxy_set_header Host $http_host;"))
    guard let nginx = Self.program("nginx"), let openssl = Self.program("openssl") else { return }
    let folder = try TemporaryFolder()
    let made = try run(
      openssl,
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=journal",
        "-keyout", folder.path("privkey.pem"), "-out", folder.path("fullchain.pem"),
      ])
    #expect(made.isAccepted, "\(made.text)")
    let local = site.replacing("/etc/letsencrypt/live/journal.example.com", with: folder.url.path)
    try Data(
      """
      pid \(folder.path("pid"));
      error_log \(folder.path("errors"));
      events {}
      http {
      access_log off;
      \(local)
      }
      """.utf8
    ).write(to: URL(fileURLWithPath: folder.path("nginx.conf")))
    let answer = try run(nginx, ["-t", "-c", folder.path("nginx.conf"), "-p", folder.url.path])
    #expect(answer.isAccepted, "\(answer.text)")
  }

  @Test("Caddy accepts its configuration")
  func caddy() throws {
    guard let caddy = Self.program("caddy") else { return }
    let file = Self.deploy.appendingPathComponent("Caddyfile").path
    let answer = try run(caddy, ["validate", "--adapter", "caddyfile", "--config", file])
    #expect(answer.isAccepted, "\(answer.text)")
  }
}
