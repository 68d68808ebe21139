import JournalModel
import SwiftUI

/// The open journal: a tab for each view of it, and below them the field for new entries.
struct JournalView: View {
  @Environment(JournalSession.self) private var session
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.timeZone) private var timeZone
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    @Bindable var navigator = navigator
    @Bindable var store = store

    VStack(spacing: 0) {
      TabView(selection: $navigator.tab) {
        DayView()
          .tabItem { Text(JournalTab.day.title) }
          .tag(JournalTab.day)
        FutureView()
          .tabItem { Text(JournalTab.future.title) }
          .tag(JournalTab.future)
        BundlesView()
          .tabItem { Text(JournalTab.bundles.title) }
          .tag(JournalTab.bundles)
        CategoriesView()
          .tabItem { Text(JournalTab.categories.title) }
          .tag(JournalTab.categories)
        SearchView()
          .tabItem { Text(JournalTab.search.title) }
          .tag(JournalTab.search)
      }
      NewEntryBar()
      // An empty line separates it from the field where a screen of cells has no thin edges.
      StatusBar()
        .padding(.top, pixelLength > 2 ? 16 : 0)
    }
    .anywhereKeys()
    .alert(
      navigator.prompt?.title ?? "", isPresented: $navigator.isPrompting,
      presenting: navigator.prompt
    ) { prompt in
      TextField(prompt.placeholder, text: $navigator.promptText)
      Button(prompt.action) { prompt.answer(navigator.promptText, in: store, navigator) }
        .keyboardShortcut(.defaultAction)
      Button("Cancel", role: .cancel) {}
    } message: { prompt in
      if !prompt.message.isEmpty { Text(prompt.message) }
    }
    .offersCategories(navigator)
    .alert(isPresented: isShowingProblem, error: store.problem) { problem in
      if problem.cause == .removed {
        Button("Save a Copy") { session.saveCopy() }
      }
      Button("OK", role: .cancel) {}
    } message: { problem in
      if let suggestion = problem.recoverySuggestion { Text(suggestion) }
    }
    .sheet(item: $navigator.detailed) { entry in
      EntryDetailsView(entry: entry)
    }
    .sheet(isPresented: $navigator.isShowingHelp) {
      HelpView()
    }
    .onAppear {
      // Before the saved day, which is compared with today.
      store.timeZone = timeZone
      if let day = navigator.shownDay { store.shownDay = day }
      navigator.follow(store)
    }
    .onChange(of: timeZone) { store.timeZone = timeZone }
    .onChange(of: store.shownDay) {
      navigator.shownDay = store.shownDay == store.today ? nil : store.shownDay
    }
    .onChange(of: store.today) { navigator.follow(store) }
    .onChange(of: scenePhase) {
      switch scenePhase {
      case .active:
        store.timePassed()
        Launcher.loss = nil
      case .background:
        // The program may end. A server continues, and others wait for it.
        let waiting = store.writeWaiting(for: JournalApp.servesBrowsers ? .zero : .seconds(3))
        if !JournalApp.servesBrowsers { Launcher.loss = Launcher.Loss(waiting, in: store.path) }
      default: break
      }
    }
  }

  private var isShowingProblem: Binding<Bool> {
    Binding {
      store.problem != nil
    } set: { isShown in
      guard !isShown else { return }
      store.problem = nil
      navigator.askAgain()
    }
  }
}
