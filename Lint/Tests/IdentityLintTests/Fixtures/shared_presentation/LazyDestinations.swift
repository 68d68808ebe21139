import SwiftUI

struct LazyRecord: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct LazyRecordPage: View {
  let record: LazyRecord
  var body: some View { Text(record.title) }
}

/// In the row itself.
struct DestinationInRow: View {
  let records: [LazyRecord]
  var body: some View {
    NavigationStack {
      List(records) { record in
        NavigationLink(record.title, value: record)
          .navigationDestination(for: LazyRecord.self) {  // expect-info: shared_presentation
            LazyRecordPage(record: $0)
          }
      }
    }
  }
}

/// In a section of a List, without rows of data.
struct DestinationInSection: View {
  @State private var shown = false
  var body: some View {
    NavigationStack {
      List {
        Section("More") {
          Button("About") { shown = true }
        }
        .navigationDestination(isPresented: $shown) {  // expect-info: shared_presentation
          Text("About")
        }
      }
    }
  }
}

/// In the view of a row.
struct DestinationCell: View {
  let record: LazyRecord
  var body: some View {
    NavigationLink(value: record) { Text(record.title) }
      .navigationDestination(for: LazyRecord.self) { record in  // expect-info: shared_presentation
        LazyRecordPage(record: record)
      }
  }
}

struct DestinationGrid: View {
  let records: [LazyRecord]
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
          ForEach(records) { DestinationCell(record: $0) }
        }
      }
    }
  }
}

/// In a property and in a function that make rows.
struct DestinationInMembers: View {
  let records: [LazyRecord]
  @State private var chosen: LazyRecord?

  var body: some View {
    NavigationStack {
      LazyVStack {
        header
        ForEach(records) { row($0) }
      }
    }
  }

  private var header: some View {
    Button("First") { chosen = records.first }
      .navigationDestination(item: $chosen) {  // expect-info: shared_presentation
        LazyRecordPage(record: $0)
      }
  }

  @ViewBuilder
  private func row(_ record: LazyRecord) -> some View {
    NavigationLink(record.title, value: record)
      .padding()
      .navigationDestination(for: LazyRecord.self) {  // expect-info: shared_presentation
        LazyRecordPage(record: $0)
      }
  }
}
