import Foundation
import Observation
import SwiftUI
import UIKit

struct Contract: Identifiable {
  let id: UUID
  let name: String
  let clauses: [String]
}

struct ContractPages: View {
  let contract: Contract
  @State private var watcher: ScreenshotWatcher

  init(contract: Contract, log: AuditLog) {
    self.contract = contract
    _watcher = State(initialValue: ScreenshotWatcher(documentName: contract.name, log: log))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(contract.clauses.joined(separator: "\n\n"))
        if watcher.count > 0 {
          Label("Screenshots are recorded", systemImage: "eye")
            .foregroundStyle(.orange)
        }
      }
      .padding()
    }
  }
}

struct ContractView: View {
  let contract: Contract
  let log: AuditLog
  @State private var comment = ""

  var body: some View {
    VStack {
      ContractPages(contract: contract, log: log)
      TextField("Comment", text: $comment)
        .textFieldStyle(.roundedBorder)
        .padding()
    }
    .navigationTitle(contract.name)
    .toolbar {
      Text("\(comment.count)/500")
    }
  }
}

@MainActor
@Observable
final class AuditLog {
  private(set) var entries: [String] = []

  func record(_ entry: String) {
    entries.append(entry)
  }
}

@MainActor
@Observable
final class ScreenshotWatcher {
  private(set) var count = 0
  @ObservationIgnored private var observer: (any NSObjectProtocol)?

  init(documentName: String, log: AuditLog) {
    // bug: State(initialValue:) in ContractPages builds a watcher at each re-init
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.userDidTakeScreenshotNotification,
      object: nil,
      queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.count += 1
        log.record("Screenshot of \(documentName)")
      }
    }
  }
}
