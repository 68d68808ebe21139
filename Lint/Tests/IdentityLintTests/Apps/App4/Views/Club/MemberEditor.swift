import SwiftUI

/// Changes are kept as they are made; there is no Save button.
struct MemberEditor: View {
  @EnvironmentObject private var club: ClubStore
  @State private var draft: Member

  init(member: Member) {
    _draft = State(initialValue: member)
  }

  var body: some View {
    Form {
      Section {
        HStack {
          Spacer()
          AvatarView(member: draft, size: 88)
          Spacer()
        }
        TextField("First name", text: $draft.firstName)
        TextField("Last name", text: $draft.lastName)
      }
      Section("Rowing") {
        Picker("Side", selection: $draft.side) {
          ForEach(Side.allCases) { side in
            Text(side.title).tag(side)
          }
        }
        .pickerStyle(.segmented)
        VStack(alignment: .leading) {
          Text("\(Int(draft.weight)) kg")
          Slider(value: $draft.weight, in: 40...130, step: 1) {
            Text("Weight")
          }
        }
        Toggle("Can cox", isOn: $draft.canCox)
      }
      Section {
        Toggle("Retired", isOn: $draft.isRetired)
      } footer: {
        Text("Retired members are not offered for crews and outings.")
      }
    }
    .navigationTitle(draft.fullName)
    .navigationBarTitleDisplayMode(.inline)
    .onChange(of: draft) { _, changed in
      club.save(changed)
    }
  }
}
