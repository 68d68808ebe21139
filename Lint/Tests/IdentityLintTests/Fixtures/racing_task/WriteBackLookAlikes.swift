import SwiftUI

struct Leaf {
  var name: String
  var photo: String?
}
@MainActor @Observable
final class LeafModel {
  var leaf: Leaf
  var fixed = Leaf(name: "Oak")
  private let upload: (String) async throws -> String
  init(leaf: Leaf, upload: @escaping (String) async throws -> String) {
    self.leaf = leaf
    self.upload = upload
  }
  /// The copy is made after the wait.
  func setPhoto(_ data: String) async throws {
    let photo = try await upload(data)
    var updated = leaf
    updated.photo = photo
    leaf = updated
  }
  /// The wait comes after the value is stored.
  func store(_ data: String) async throws {
    var updated = leaf
    updated.name = data
    leaf = updated
    _ = try await upload(data)
  }
  /// Only the member is set.
  func assign(_ data: String) async throws {
    leaf.photo = try await upload(data)
  }
  /// The value is compared.
  func compare(_ data: String) async throws {
    let old = leaf.name
    var updated = leaf
    updated.photo = try await upload(data)
    guard leaf.name == old else { return }
    leaf = updated
  }
  /// Nothing else changes it.
  func fix(_ data: String) async throws {
    var updated = fixed
    updated.photo = try await upload(data)
    fixed = updated
  }
  /// The copy is taken again.
  func again(_ data: String) async throws {
    var updated = leaf
    let photo = try await upload(data)
    updated = leaf
    updated.photo = photo
    leaf = updated
  }
}
struct LeafForm: View {
  @Bindable var model: LeafModel
  var body: some View {
    TextField("Name", text: $model.leaf.name)
    Text(model.fixed.name)
  }
}
