import JournalModel
import SwiftUI

/// A question before a task is added: it names a category that does not exist.
struct CategoryOffer {
  /// The word after the `#`.
  let name: String
  /// The category that would be created.
  let category: TaskCategory
  /// Adds the task in a new category or, with nil, keeps the name in its title.
  let add: @MainActor (TaskCategory?) -> Void
}

extension View {
  /// Asks what to do with a name that no category has.
  func offersCategories(_ navigator: Navigator) -> some View {
    modifier(CategoryOffers(navigator: navigator))
  }
}

private struct CategoryOffers: ViewModifier {
  @Bindable var navigator: Navigator

  func body(content: Content) -> some View {
    let offer = navigator.categoryOffer
    content.alert(
      "There is no category “\(offer?.name ?? "")” yet.",
      isPresented: $navigator.isOfferingCategory, presenting: offer
    ) { offer in
      Button("Create “\(offer.category.name)”") { offer.add(offer.category) }
        .keyboardShortcut(.defaultAction)
      Button("Keep #\(offer.name)") { offer.add(nil) }
      Button("Cancel", role: .cancel) {}
    } message: { _ in
      Text("Create it, or keep the name in the title.")
    }
  }
}
