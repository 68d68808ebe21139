import SwiftUI

/// Navigation, tabs, toolbars and search.
@MainActor enum NavigationSignatures {
  struct Item: Identifiable, Hashable { var id = 1 }

  @ViewBuilder static func stacks(
    _ path: Binding<NavigationPath>, _ isPresented: Binding<Bool>, _ item: Binding<Item?>,
    _ visibility: Binding<NavigationSplitViewVisibility>,
    _ column: Binding<NavigationSplitViewColumn>
  ) -> some View {
    NavigationStack { Text("a") }
    NavigationStack(path: path) { Text("a") }
    NavigationView { Text("a") }
    NavigationView(content: { Text("a") })
    NavigationView { Text("a") }.navigationViewStyle(.stack)
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    NavigationSplitView {
      Text("a")
    } content: {
      Text("b")
    } detail: {
      Text("c")
    }
    NavigationSplitView(sidebar: { Text("a") }, detail: { Text("b") })
    NavigationSplitView(columnVisibility: visibility) {
      Text("a")
    } detail: {
      Text("b")
    }
    NavigationSplitView(
      columnVisibility: visibility, sidebar: { Text("a") }, detail: { Text("b") })
    NavigationSplitView(
      columnVisibility: visibility, preferredCompactColumn: column, sidebar: { Text("a") },
      detail: { Text("b") })
    NavigationSplitView {
      Text("a").navigationSplitViewColumnWidth(8)
    } detail: {
      Text("b").navigationSplitViewColumnWidth(min: 8, ideal: 16)
    }
    Text("a").navigationSplitViewColumnWidth(min: 8, ideal: 16, max: 32)
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    .navigationSplitViewStyle(.balanced)
    Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
    Text("a").navigationDestination(for: Int.self, destination: { Text("\($0)") })
    Text("a").navigationDestination(isPresented: isPresented) { Text("b") }
    Text("a").navigationDestination(isPresented: isPresented, destination: { Text("b") })
    Text("a").navigationDestination(item: item) { Text("\($0.id)") }
    Text("a").navigationDestination(item: item, destination: { Text("\($0.id)") })
    Text("a").navigationTitle("b")
    Text("a").navigationTitle(Text("b"))
    Text("a").navigationSubtitle("b")
    Text("a").navigationDocument(URL(filePath: "/"))
    Text("a").navigationTransition(.automatic)
    Text("a").navigationBarTitle("b")
    Text("a").navigationBarTitle("b", displayMode: .inline)
    Text("a").navigationBarTitleDisplayMode(.inline)
    Text("a").navigationBarHidden(true)
    Text("a").navigationBarBackButtonHidden()
    Text("a").navigationBarBackButtonHidden(true)
    Text("a").navigationBarItems(leading: Text("b"))
    Text("a").navigationBarItems(trailing: Text("b"))
    Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c"))
  }

  @ViewBuilder static func links(_ isActive: Binding<Bool>, _ selection: Binding<Int?>) -> some View
  {
    NavigationLink("a") { Text("b") }
    NavigationLink("a", value: 1)
    NavigationLink("a", destination: Text("b"))
    NavigationLink("a", destination: Text("b"), isActive: isActive)
    NavigationLink("a", isActive: isActive) { Text("b") }
    NavigationLink("a", tag: 1, selection: selection) { Text("b") }
    NavigationLink(value: 1) { Text("a") }
    NavigationLink(value: 1, label: { Text("a") })
    NavigationLink(destination: Text("b")) { Text("a") }
    NavigationLink(destination: Text("b"), label: { Text("a") })
    NavigationLink(destination: { Text("b") }, label: { Text("a") })
    NavigationLink {
      Text("b")
    } label: {
      Text("a")
    }
    NavigationLink(destination: Text("b"), isActive: isActive) { Text("a") }
    NavigationLink(destination: Text("b"), isActive: isActive, label: { Text("a") })
    NavigationLink(destination: Text("b"), tag: 1, selection: selection) { Text("a") }
    NavigationLink(destination: Text("b"), tag: 1, selection: selection, label: { Text("a") })
    NavigationLink(isActive: isActive) {
      Text("b")
    } label: {
      Text("a")
    }
    NavigationLink(isActive: isActive, destination: { Text("b") }, label: { Text("a") })
    NavigationLink(tag: 1, selection: selection) {
      Text("b")
    } label: {
      Text("a")
    }
  }

  @ViewBuilder static func tabs(
    _ selection: Binding<Int>, _ customization: Binding<TabViewCustomization>
  ) -> some View {
    TabView { Text("a").tabItem { Text("b") } }
    TabView(selection: selection) { Text("a").tabItem { Label("b", systemImage: "star") }.tag(1) }
    TabView(selection: selection, content: { Text("a").tag(1) })
    TabView { Tab("b", systemImage: "star") { Text("a") } }
    TabView { Tab("b", systemImage: "star", role: .search) { Text("a") } }
    TabView(selection: selection) {
      Tab("b", systemImage: "star", value: 1) { Text("a") }
      Tab(value: 2) {
        Text("a")
      } label: {
        Text("b")
      }
      Tab(value: 3, role: .search) {
        Text("a")
      } label: {
        Text("b")
      }
      TabSection("c") {
        Tab("b", systemImage: "star", value: 4) { Text("a") }.customizationID("d")
          .customizationBehavior(.disabled, for: .sidebar)
          .tabPlacement(.sidebarOnly)
      }
    }
    .tabViewCustomization(customization)
    TabView {
      Tab {
        Text("a")
      } label: {
        Text("b")
      }
    }
    TabView { Text("a") }.tabViewStyle(.page)
    TabView { Text("a") }.indexViewStyle(.page)
    TabView { Text("a") }.tabBarMinimizeBehavior(.onScrollDown)
    TabView { Text("a") }.tabViewBottomAccessory { Text("b") }
    TabView { Text("a") }.tabViewBottomAccessory(content: { Text("b") })
  }

  @ViewBuilder static var toolbars: some View {
    Text("a").toolbar { Button("b") {} }
    Text("a").toolbar(content: { Button("b") {} })
    Text("a").toolbar {
      ToolbarItem { Text("b") }
      ToolbarItem(placement: .primaryAction) { Text("b") }
      ToolbarItem(placement: .cancellationAction, content: { Text("b") })
      ToolbarItemGroup { Text("b") }
      ToolbarItemGroup(placement: .bottomBar) { Text("b") }
      ToolbarItemGroup(placement: .bottomBar, content: { Text("b") })
      ToolbarSpacer()
      ToolbarSpacer(.fixed)
      ToolbarSpacer(placement: .bottomBar)
      ToolbarSpacer(.fixed, placement: .bottomBar)
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
    Text("a").toolbar(id: "c") { ToolbarItem(id: "d", placement: .automatic) { Text("b") } }
    Text("a").toolbar {
      ToolbarItem { Text("b") }.sharedBackgroundVisibility(.hidden)
    }
    Text("a").toolbar(.hidden)
    Text("a").toolbar(.hidden, for: .navigationBar)
    Text("a").toolbar(removing: .sidebarToggle)
    Text("a").toolbarVisibility(.hidden, for: .navigationBar)
    Text("a").toolbarBackground(.hidden)
    Text("a").toolbarBackground(.visible, for: .navigationBar)
    Text("a").toolbarBackground(Color.red, for: .navigationBar)
    Text("a").toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    Text("a").toolbarColorScheme(.dark, for: .navigationBar)
    Text("a").toolbarRole(.editor)
    Text("a").toolbarTitleDisplayMode(.inline)
    Text("a").toolbarTitleMenu { Button("b") {} }
  }

  @ViewBuilder static func searches(
    _ text: Binding<String>, _ isPresented: Binding<Bool>, _ tokens: Binding<[Item]>,
    _ scope: Binding<Int>, _ focus: FocusState<Bool>.Binding
  ) -> some View {
    Text("a").searchable(text: text)
    Text("a").searchable(text: text, prompt: "b")
    Text("a").searchable(text: text, placement: .sidebar)
    Text("a").searchable(text: text, placement: .toolbar, prompt: "b")
    Text("a").searchable(text: text, isPresented: isPresented)
    Text("a").searchable(text: text, isPresented: isPresented, prompt: "b")
    Text("a").searchable(text: text, isPresented: isPresented, placement: .toolbar, prompt: "b")
    Text("a").searchable(text: text, tokens: tokens, suggestedTokens: tokens, prompt: "b") {
      Text("\($0.id)")
    }
    Text("a").searchable(
      text: text, tokens: tokens, suggestedTokens: tokens, isPresented: isPresented,
      placement: .toolbar, prompt: "b"
    ) { Text("\($0.id)") }
    Text("a").searchScopes(scope) { Text("b").tag(1) }
    Text("a").searchScopes(scope, scopes: { Text("b").tag(1) })
    Text("a").searchScopes(scope, activation: .onTextEntry) { Text("b").tag(1) }
    Text("a").searchScopes(scope, activation: .onTextEntry, { Text("b").tag(1) })
    Text("a").searchSuggestions { Text("b") }
    Text("a").searchable(text: text) { Text("b") }
    Text("a").searchable(text: text, placement: .toolbar, prompt: "b") { Text("b") }
    Text("a").searchable(text: text, prompt: Text("b")) { Text("b") }
    Text("a").searchable(text: text, prompt: String("b"), suggestions: { Text("b") })
    Text("a").searchCompletion("b")
    Text("a").searchFocused(focus)
  }
}
