import Foundation
import Testing

@testable import TheseusCore

@Suite("A program's own folders")
struct ProgramDirectoryTests {
  private func path(
    _ directory: ProgramDirectory, _ environment: [String: String], _ name: String = "probe"
  ) -> String? {
    directory.url(ofProgram: name, environment: environment)?.path
  }

  @Test("they are in the user's configured folders, else in the default ones of the home")
  func places() {
    let both = ["HOME": "/home/ada", "XDG_CONFIG_HOME": "/etc/ada", "XDG_STATE_HOME": "/var/ada"]
    #expect(path(.config, both) == "/etc/ada/probe" && path(.state, both) == "/var/ada/probe")
    let home = ["HOME": "/home/ada"]
    #expect(
      path(.config, home) == "/home/ada/.config/probe"
        && path(.state, home) == "/home/ada/.local/state/probe")
  }

  @Test("slashes at the end of a configured folder make no difference")
  func slashes() {
    #expect(path(.config, ["XDG_CONFIG_HOME": "/etc/ada//"]) == "/etc/ada/probe")
    #expect(path(.config, ["HOME": "/home/ada/"]) == "/home/ada/.config/probe")
    #expect(path(.config, ["HOME": "/"]) == "/.config/probe")
    #expect(path(.state, ["XDG_STATE_HOME": "/"]) == "/probe")
  }

  @Test("relative paths are ignored, and without a home there are none")
  func relative() {
    let relative = ["HOME": "/home/ada", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": ""]
    #expect(
      path(.config, relative) == "/home/ada/.config/probe"
        && path(.state, relative) == "/home/ada/.local/state/probe")
    for environment in [
      [:], ["HOME": ""],
      ["HOME": "ada", "XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "~/.config"],
    ] {
      #expect(path(.config, environment) == nil && path(.state, environment) == nil)
    }
  }

  @Test("a name that is a path is one folder")
  func names() {
    #expect(path(.state, ["XDG_STATE_HOME": "/s"], "../a/b") == "/s/..-a-b")
  }
}
