/// An element around lists that acts when the user chooses a row, such as a column of a split view.
@MainActor
protocol RowChoiceResponder: ViewElement {
  func rowWasChosen()
}

extension ViewElement {
  /// Notifies the nearest enclosing responder that the user chose a row.
  func reportRowChoice() {
    var current = viewParent
    while let element = current {
      if let responder = element as? any RowChoiceResponder { return responder.rowWasChosen() }
      current = element.viewParent
    }
  }
}
