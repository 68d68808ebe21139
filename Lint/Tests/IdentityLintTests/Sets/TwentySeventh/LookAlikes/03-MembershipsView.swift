import SwiftUI

@Observable
final class Membership: Identifiable {
  let id: UUID
  var holder: String
  var yearlyFee: Int

  init(id: UUID = UUID(), holder: String, yearlyFee: Int) {
    self.id = id
    self.holder = holder
    self.yearlyFee = yearlyFee
  }

  func detached() -> Membership {
    Membership(id: id, holder: holder, yearlyFee: yearlyFee)
  }
}

struct MembershipArchive {
  func write(_ memberships: [Membership]) {}
}

struct MembershipsView: View {
  @State private var memberships: [Membership] = []
  @State private var draft: Membership?
  private let archive = MembershipArchive()

  var body: some View {
    List(memberships) { membership in
      Button("\(membership.holder), \(membership.yearlyFee) a year") {
        beginEditing(membership)
      }
    }
    .sheet(item: $draft) { draft in
      MembershipEditor(draft: draft, onSave: commit)
    }
  }

  private func beginEditing(_ membership: Membership) {
    draft = membership.detached()
  }

  private func commit(_ edited: Membership) {
    guard let index = memberships.firstIndex(where: { $0.id == edited.id }) else { return }
    memberships[index] = edited
    archive.write(memberships)
  }
}

struct MembershipEditor: View {
  @Bindable var draft: Membership
  let onSave: (Membership) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Holder", text: $draft.holder)
      TextField("Fee", value: $draft.yearlyFee, format: .number)
      Button("Save") {
        onSave(draft)
        dismiss()
      }
      Button("Cancel", role: .cancel) { dismiss() }
    }
  }
}
