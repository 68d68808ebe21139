import Testing
import UIKit

extension UIAlertController {
  fileprivate static func notice(_ title: String) -> UIAlertController {
    Self(title: title, message: nil, preferredStyle: .alert)
  }
}

extension UIActivityViewController {
  fileprivate static func sharing(_ items: [Any]) -> UIActivityViewController {
    Self(activityItems: items, applicationActivities: nil)
  }
}

@MainActor @Suite("An extension of a controller makes one of the class it is called on")
struct DynamicControllerTests {
  @Test("alerts and sheets for sharing")
  func controllers() {
    #expect(UIAlertController.notice("Done").title == "Done")
    #expect(UIActivityViewController.sharing(["a"]).presentingViewController == nil)
  }
}
