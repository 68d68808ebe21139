import SwiftUI

/// Opens addresses as `\.openURL` does: on a desktop in its browser, over SSH on the clipboard.
@MainActor
public enum AddressOpening {
  /// - Returns: whether the host opened it.
  public static func open(_ url: URL) -> Bool {
    if HostServices.current.openURL(url) { return true }
    RuntimeIssues.reportUnsupported(
      "opening “\(url.scheme ?? "")” addresses: this host opens http, https and mailto, "
        + "on a desktop or by the clipboard; the answer is false")
    return false
  }

  /// Whether an address has a scheme that can be opened.
  public static func canOpen(_ url: URL) -> Bool {
    ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
  }
}
