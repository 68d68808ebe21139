import SwiftUI

final class Model: ObservableObject {
  @Published var id = 0
  init(id: Int) { self.id = id }
}
struct SetsStorage: View {
  @StateObject private var model: Model
  init(id: Int) { _model = StateObject(wrappedValue: Model(id: id)) }
  var body: some View { Text("\(model.id)") }
}
struct Later: View {
  @Environment(\.locale) private var locale
  private let action: () -> Void
  init(model: Model) { action = { model.id += 1 } }
  var body: some View { Button(locale.identifier, action: action) }
}
struct Named: View {
  @StateObject private var model: Model
  @ObservedObject private var other: Model
  init(model: Model) {
    _model = StateObject(wrappedValue: model)
    _other = ObservedObject(wrappedValue: model)
    print(model.id, other.id)
  }
  var body: some View { Text("\(model.id)") }
}
final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var page = 0
}
/// One object before and after.
struct SharedModel: View {
  @StateObject private var settings = Settings.shared
  init(page: Int) { settings.page = page }
  var body: some View { Text("\(settings.page)") }
}
