import SwiftUI

// case: state of a class
final class SpeakerBefore: ObservableObject {
  @State var level = 1
}
// after
final class SpeakerAfter: ObservableObject {
  @Published var level = 1
}

// case: a delayed save of a task
struct PadBefore: View {
  let save: (String) -> Void
  @State private var text = ""
  var body: some View {
    TextField("Note", text: $text)
      .task(id: text) {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        save(text)
      }
  }
}
// after
struct PadAfter: View {
  let save: (String) -> Void
  @State private var text = ""
  var body: some View {
    TextField("Note", text: $text)
      .task(id: text) {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        save(text)
      }
      .onDisappear { save(text) }
  }
}

// case: a cleanup below a pushed page
struct ReturnBefore: View {
  @Binding var comment: String
  var body: some View {
    TextField("Comment", text: $comment)
    NavigationLink("Reason") { Text("Small") }
      .onDisappear { comment = "" }
  }
}
// after
struct ReturnAfter: View {
  @Binding var comment: String
  var body: some View {
    TextField("Comment", text: $comment)
    NavigationLink("Reason") { Text("Small") }
    Button("Discard") { comment = "" }
  }
}

// case: a constant binding
struct AlarmBefore: View {
  @State private var isSet = false
  var body: some View { Toggle("Alarm", isOn: .constant(isSet)) }
}
// after
struct AlarmAfter: View {
  @State private var isSet = false
  var body: some View { Toggle("Alarm", isOn: $isSet) }
}

// case: a state object that the initializer sets
final class GuideBefore: ObservableObject {
  @Published var city = ""
}
struct CityBefore: View {
  @StateObject private var guide = GuideBefore()
  init(city: String) { guide.city = city }
  var body: some View { Text(guide.city) }
}
// after
final class GuideAfter: ObservableObject {
  @Published var city: String
  init(city: String) { self.city = city }
}
struct CityAfter: View {
  @StateObject private var guide: GuideAfter
  init(city: String) { _guide = StateObject(wrappedValue: GuideAfter(city: city)) }
  var body: some View { Text(guide.city) }
}

// case: a computed default of the environment
final class ShelfOfDefault { var books: [String] = [] }
struct ShelfKeyBefore: EnvironmentKey {
  static var defaultValue: ShelfOfDefault { ShelfOfDefault() }
}
// after
struct ShelfKeyAfter: EnvironmentKey {
  @MainActor private static let fallback = ShelfOfDefault()
  static var defaultValue: ShelfOfDefault? { nil }
}

// case: a delay that clears a message
struct NoticeBefore: View {
  @State private var notice: String?
  var body: some View {
    Button("Save") {
      notice = "Saved"
      Task {
        try? await Task.sleep(for: .seconds(3))
        notice = nil
      }
    }
  }
}
// after
struct NoticeAfter: View {
  @State private var notice: String?
  var body: some View {
    Button("Save") { notice = "Saved" }
      .task(id: notice) {
        try? await Task.sleep(for: .seconds(3))
        if !Task.isCancelled { notice = nil }
      }
  }
}

// case: a Cancel of a form that edits the value itself
struct NameFormBefore: View {
  @Binding var name: String
  @Binding var isOpen: Bool
  var body: some View {
    TextField("Name", text: $name)
    Button("Cancel") { isOpen = false }
  }
}
struct NamePageBefore: View {
  @State private var name = "Ada"
  @State private var isOpen = true
  var body: some View { NameFormBefore(name: $name, isOpen: $isOpen) }
}
// after
struct NameFormAfter: View {
  @Binding var name: String
  @Binding var isOpen: Bool
  @State private var copy = ""
  var body: some View {
    TextField("Name", text: $copy)
    Button("Cancel") { isOpen = false }
    Button("Save") { name = copy }
  }
}
struct NamePageAfter: View {
  @State private var name = "Ada"
  @State private var isOpen = true
  var body: some View { NameFormAfter(name: $name, isOpen: $isOpen) }
}

// case: work of an initializer
@Observable final class CartOfAdvice {
  var note = ""
  func begin() { note = "" }
}
struct CheckoutBefore: View {
  let cart: CartOfAdvice
  init(cart: CartOfAdvice) {
    self.cart = cart
    cart.begin()
  }
  var body: some View { Text(cart.note) }
}
struct ShopBefore: View {
  @State private var cart = CartOfAdvice()
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    CheckoutBefore(cart: cart)
  }
}
// after
struct CheckoutAfter: View {
  let cart: CartOfAdvice
  var body: some View { Text(cart.note).onAppear { cart.begin() } }
}
struct ShopAfter: View {
  @State private var cart = CartOfAdvice()
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    CheckoutAfter(cart: cart)
  }
}
