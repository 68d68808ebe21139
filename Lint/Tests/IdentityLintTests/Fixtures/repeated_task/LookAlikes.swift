import SwiftUI

@Observable final class Report {
  private(set) var total = 0
  private(set) var isLoaded = false
  func load() async { total = 1 }
  func open() {
    guard !isLoaded else { return }
    isLoaded = true
    total += 1
  }
}

extension View {
  func card() -> some View { VStack { self } }
}

struct Page: View {
  let report: Report
  @State private var isShown = false
  @State private var total = 0

  var body: some View {
    ScrollView {
      // A container.
      sections
        .task { await report.load() }
      // A list of one view.
      Group {
        if isShown { Text("a") } else { Text("b") }
      }
      .task { await report.load() }
      only.task { await report.load() }
      // Work that sets the same value again, or was done.
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { isShown = true }
      .onAppear { report.open() }
      .task {
        guard total == 0 else { return }
        await report.load()
      }
      // A modifier that puts the list into a container.
      rows.card().task { await report.load() }
      // A title makes one view of it.
      rows.navigationTitle("a").task { await report.load() }
      VStack { rows }.task { await report.load() }
    }
  }

  @ViewBuilder private var sections: some View {
    VStack {
      Text("\(report.total)")
      Divider()
    }
  }

  @ViewBuilder private var only: some View { Text("a") }

  @ViewBuilder private var rows: some View {
    Text("a")
    Text("b")
  }
}
