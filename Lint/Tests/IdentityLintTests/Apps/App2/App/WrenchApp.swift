import SwiftUI

@main
struct WrenchApp: App {
  @StateObject private var session: SessionStore
  @StateObject private var jobs: JobStore
  @StateObject private var customers: CustomerStore
  @StateObject private var inventory: InventoryStore
  @StateObject private var chat: ChatStore
  @StateObject private var clock: TimeClock
  @StateObject private var sync: SyncMonitor
  private let api: any FieldAPI

  init() {
    let api = LiveFieldAPI()
    let session = SessionStore()
    let jobs = JobStore(api: api)
    self.api = api
    _session = StateObject(wrappedValue: session)
    _jobs = StateObject(wrappedValue: jobs)
    _customers = StateObject(wrappedValue: CustomerStore(api: api))
    _inventory = StateObject(wrappedValue: InventoryStore())
    _chat = StateObject(wrappedValue: ChatStore(api: api, session: session))
    _clock = StateObject(wrappedValue: TimeClock(monitor: ArrivalMonitor()))
    _sync = StateObject(wrappedValue: SyncMonitor(reachability: Reachability(), jobs: jobs))
  }

  var body: some Scene {
    WindowGroup {
      Group {
        if session.isSetUp {
          MainTabView()
        } else {
          OnboardingView()
        }
      }
      .environmentObject(session)
      .environmentObject(jobs)
      .environmentObject(customers)
      .environmentObject(inventory)
      .environmentObject(chat)
      .environmentObject(clock)
      .environmentObject(sync)
      .environment(\.fieldAPI, api)
    }
  }
}
