struct Profile: Equatable {
  var name: String
  var bio: String
}
@Observable final class Account {
  var profile = Profile(name: "", bio: "")
}
// spelling: overwritten_edits: assignments before a pushed page
struct Edit: View {
  let account: Account
  @State private var name = ""
  var body: some View {
    Form {
      TextField("Name", text: $name)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear { name = account.profile.name }
  }
}
// spelling: overwritten_edits: a method reference
struct Edit: View {
  let account: Account
  @State private var draft = Profile(name: "", bio: "")
  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear(perform: fill)
  }
  private func fill() { draft = account.profile }
}
// spelling: overwritten_edits: a task
struct Edit: View {
  let account: Account
  @State private var draft = Profile(name: "", bio: "")
  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      NavigationLink("Country") { Text("Countries") }
    }.task { draft = account.profile }
  }
}
// spelling: overwritten_edits: a model that loads
@Observable final class EditModel {
  var name = ""
  func load(_ profile: Profile) { name = profile.name }
}
struct Edit: View {
  let account: Account
  @State private var model = EditModel()
  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear { model.load(account.profile) }
  }
}
// spelling: overwritten_edits: an extension in another file
struct Edit: View {
  let account: Account
  @State var draft = Profile(name: "", bio: "")
  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear { reset() }
  }
}
// file
extension Edit { func reset() { draft = account.profile } }
// spelling: missed overwritten_edits: an inout helper
struct Edit: View {
  let account: Account
  @State private var draft = Profile(name: "", bio: "")
  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear { copy(account.profile, to: &draft) }
  }
  private func copy(_ profile: Profile, to draft: inout Profile) { draft = profile }
}
// spelling: overwritten_edits: a tab
struct Root: View {
  let account = Account()
  var body: some View {
    TabView {
      Edit(account: account).tabItem { Text("Me") }
      Text("More").tabItem { Text("More") }
    }
  }
}
struct Edit: View {
  let account: Account
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name).onAppear { name = account.profile.name }
    Button("Save") { account.profile.name = name }
  }
}
// spelling: missed overwritten_edits: an awaited answer
struct Edit: View {
  @State private var draft = Profile(name: "", bio: "")
  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      NavigationLink("Country", value: 1)
    }
    .task { await reload() }
    .navigationDestination(for: Int.self) { Text("\($0)") }
  }
  private func reload() async {
    guard let (data, _) = try? await URLSession.shared.data(from: URL(string: "https://a.b")!)
    else { return }
    draft.name = String(decoding: data, as: UTF8.self)
  }
}
// spelling: overwritten_edits: a state object with a draft
final class EditModel: ObservableObject {
  @Published var draft = Profile(name: "", bio: "")
  let account: Account
  init(account: Account) { self.account = account }
  func onAppear() { draft = account.profile }
}
struct Edit: View {
  @StateObject private var model = EditModel(account: Account())
  var body: some View {
    Form {
      TextField("Name", text: $model.draft.name)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear(perform: model.onAppear)
  }
}
// spelling: overwritten_edits: an optional chain
struct Edit: View {
  let account: Account?
  @State private var name = ""
  @State private var bio = ""
  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextEditor(text: $bio)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear {
      name = account?.profile.name ?? ""
      bio = account?.profile.bio ?? ""
    }
  }
}
// spelling: missed overwritten_edits: a view modifier that runs a closure
struct Edit: View {
  let account: Account
  @State private var name = ""
  var body: some View {
    Form {
      TextField("Name", text: $name)
      NavigationLink("Country") { Text("Countries") }
    }.onShow { name = account.profile.name }
  }
}
extension View {
  func onShow(_ action: @escaping () -> Void) -> some View { onAppear(perform: action) }
}
// spelling: sound: a model that loads once
@Observable final class EditModel {
  var name = ""
  private var isLoaded = false
  func load(_ profile: Profile) {
    guard !isLoaded else { return }
    isLoaded = true
    name = profile.name
  }
}
struct Edit: View {
  let account: Account
  @State private var model = EditModel()
  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear { model.load(account.profile) }
  }
}
// spelling: sound: a field that nothing edits
struct Edit: View {
  let account: Account
  @State private var draft = Profile(name: "", bio: "")
  var body: some View {
    Form {
      Text(draft.name)
      NavigationLink("Country") { Text("Countries") }
    }.onAppear { draft.name = account.profile.name }
  }
}
