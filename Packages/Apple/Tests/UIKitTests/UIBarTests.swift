import Testing
import TheseusTesting
import UIKit

@Suite("Bars, actions and drawing of UIKit")
@MainActor
struct UIBarTests {
  private func reports(_ prefix: String) -> Int {
    RuntimeIssues.stray.count { $0.kind == .unsupported && $0.message.hasPrefix(prefix) }
  }

  @Test("an action knows the control that runs it, while it runs")
  func sender() {
    let field = UITextField()
    field.text = "42"
    var read: String?
    let action = UIAction { action in read = (action.sender as? UITextField)?.text }
    field.addAction(action, for: .editingChanged)
    field.sendActions(for: .editingChanged)
    #expect(read == "42" && action.sender == nil)
  }

  @Test("items and buttons take title and picture of their action")
  func actions() {
    let image = UIImage(systemName: "plus")
    var runs = 0
    let action = UIAction(title: "Add", image: image) { _ in runs += 1 }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Add" && item.image === image && item.primaryAction === action)
    #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).primaryAction === action)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.title(for: .normal) == "Add" && button.image(for: .normal) === image)
    button.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test("fields and search bars keep the views of their keyboard")
  func accessories() {
    let (field, bar) = (UITextField(), UISearchBar())
    let toolbar = UIToolbar()
    field.inputAccessoryView = toolbar
    bar.inputAccessoryView = toolbar
    #expect(field.inputAccessoryView === toolbar && bar.inputAccessoryView === toolbar)
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton)
  }

  @Test("a picture that an app draws is blank, has its size, and is reported once")
  func drawing() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 6), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
    UIColor.red.setFill()
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 6))
    path.addClip()
    path.fill()
    path.fill()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 8, height: 6))
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(reports("UIGraphicsBeginImageContext") == 1)
    #expect(reports("UIBezierPath.fill()") == 1)
  }

  @Test("components are read with and without the answer whether they are known")
  func components() {
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    let color = UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.5)
    // A statement without the answer was ambiguous.
    color.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(abs(red - 0.25) < 0.001 && alpha == 0.5)
  }
}
