import SwiftUI

struct MemberListView: View {
  @EnvironmentObject private var club: ClubStore
  @AppStorage(Defaults.showsRetired) private var showsRetired = false
  @State private var query = ""
  @State private var isAdding = false

  private var shown: [Member] {
    club.members
      .filter { showsRetired || !$0.isRetired }
      .filter { query.isEmpty || $0.fullName.localizedCaseInsensitiveContains(query) }
      .sorted { ($0.lastName, $0.firstName) < ($1.lastName, $1.firstName) }
  }

  var body: some View {
    List {
      ForEach(shown) { member in
        NavigationLink(value: member.id) {
          HStack {
            AvatarView(member: member)
            Text(member.fullName)
              .foregroundColor(member.isRetired ? .secondary : .primary)
            Spacer()
            if member.canCox {
              Image(systemName: "megaphone")
                .accessibilityLabel("Can cox")
            }
          }
        }
      }
      .onDelete(perform: club.deleteMembers)
    }
    .navigationDestination(for: Member.ID.self) { id in
      if let member = club.member(id) {
        MemberEditor(member: member)
      }
    }
    .searchable(text: $query)
    .navigationTitle("Members")
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Menu {
          Toggle("Show Retired", isOn: $showsRetired)
          Button("New Member") { isAdding = true }
        } label: {
          Label("More", systemImage: "ellipsis.circle")
        }
      }
    }
    .sheet(isPresented: $isAdding) {
      NewMemberSheet()
    }
  }
}

private struct NewMemberSheet: View {
  @EnvironmentObject private var club: ClubStore
  @Environment(\.dismiss) private var dismiss
  @State private var firstName = ""
  @State private var lastName = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("First name", text: $firstName)
          .textContentType(.givenName)
        TextField("Last name", text: $lastName)
          .textContentType(.familyName)
      }
      .navigationTitle("New Member")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: add)
            .disabled(firstName.isEmpty || lastName.isEmpty)
        }
      }
    }
  }

  private func add() {
    club.save(Member(firstName: firstName, lastName: lastName))
    dismiss()
  }
}
