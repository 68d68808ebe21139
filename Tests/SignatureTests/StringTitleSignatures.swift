import SwiftUI

/// Titles that are strings of the app, not literals: each form of a title takes both.
@MainActor enum StringTitleSignatures {
  private static let image = ImageResource(name: "a", bundle: .main)

  @ViewBuilder static func controls(
    _ title: String, _ part: Substring, _ date: Binding<Date>, _ number: Binding<Int>
  ) -> some View {
    Button(title, image: image) {}
    Button(title, image: image, role: .cancel) {}
    Button("a", image: image, role: .cancel) {}
    Label(title, image: image)
    ContentUnavailableView(title, image: "a")
    DatePicker(title, selection: date, in: Date.now...Date.now)
    DatePicker(title, selection: date, in: Date.now..., displayedComponents: .date)
    DatePicker(part, selection: date, in: ...Date.now)
    Picker(title, selection: number) {
      Text("b").tag(1)
    } currentValueLabel: {
      Text("c")
    }
    Section(title) {
      Text("b")
    } footer: {
      Text("c")
    }
  }

  @ViewBuilder static func sharing(_ title: String, _ chosen: Binding<Int?>) -> some View {
    ShareLink(title, item: title)
    ShareLink(title, items: [title])
    ShareLink(title, items: [title]) { SharePreview($0) }
    NavigationLink(title, destination: Text("b"), tag: 1, selection: chosen)
    Text("b").fileDialogMessage(title)
    Text("b").fileDialogConfirmationLabel(title)
  }

  @ViewBuilder static func reading(_ title: String, _ key: AccessibilityCustomContentKey)
    -> some View
  {
    Text("b").accessibilityCustomContent(key, title)
    Text("b").accessibilityCustomContent(key, "c")
    Text("b").accessibilityCustomContent(key, nil)
    Text("b").accessibilityDragPoint(.center, description: title)
    Text("b").accessibilityDropPoint(.center, description: title)
    Text("b").accessibilityRotor(title, entries: [title], entryID: \.self, entryLabel: \.self)
  }
}
