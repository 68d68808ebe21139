/// What an element is to an assistive technology, and to a test. Names follow ARIA's where one
/// exists.
public enum Role: String, Sendable, CaseIterable {
  case text, button, textField, secureField, toggle, slider, stepper, picker, link, image, list,
    row, tab, tabList
  case alert, dialog, menu, menuItem, heading, progressBar, group, scrollArea, disclosure, table,
    cell, canvas
}
