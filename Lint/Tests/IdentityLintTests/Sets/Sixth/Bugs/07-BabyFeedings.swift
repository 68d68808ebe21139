import SwiftUI
import Observation

struct Child: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct Feeding: Identifiable, Decodable {
  let id: Int
  let time: Date
  let milliliters: Int
}

protocol FeedingService: Sendable {
  func feedings(of child: Child.ID) async throws -> [Feeding]
}

struct FamilyScreen: View {
  let children: [Child]
  let service: any FeedingService
  @State private var selectedID: Child.ID

  init(children: [Child], service: any FeedingService) {
    self.children = children
    self.service = service
    _selectedID = State(initialValue: children.first?.id ?? 0)
  }

  var body: some View {
    VStack {
      Picker("Child", selection: $selectedID) {
        ForEach(children) { Text($0.name).tag($0.id) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      FeedingLog(childID: selectedID, service: service)
    }
  }
}

struct FeedingLog: View {
  let childID: Child.ID
  let service: any FeedingService
  @State private var feedings: [Feeding] = []
  @State private var failed = false

  private var total: Int {
    feedings.reduce(0) { $0 + $1.milliliters }
  }

  var body: some View {
    List {
      Section("Today: \(total) ml") {
        ForEach(feedings) { feeding in
          HStack {
            Text(feeding.time, style: .time)
            Spacer()
            Text("\(feeding.milliliters) ml")
          }
        }
      }
    }
    .overlay {
      if failed { Text("Could not load the log") }
    }
    // bug: loads once only, the log of the first child stays under the name of the second
    .task {
      do {
        feedings = try await service.feedings(of: childID)
        failed = false
      } catch {
        failed = true
      }
    }
  }
}
