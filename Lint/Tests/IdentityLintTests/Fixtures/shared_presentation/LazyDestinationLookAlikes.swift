import SwiftUI

struct EagerRecord: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct EagerPage: View {
  let record: EagerRecord
  var body: some View {
    NavigationLink("Twin", value: record.title)
      .navigationDestination(for: String.self) { Text($0) }
  }
}

/// Around the List.
struct DestinationAround: View {
  let records: [EagerRecord]
  @State private var shown = false
  var body: some View {
    NavigationStack {
      List {
        ForEach(records) { NavigationLink($0.title, value: $0) }
        Button("About") { shown = true }
      }
      .navigationDestination(for: EagerRecord.self) { EagerPage(record: $0) }
      .navigationDestination(isPresented: $shown) { Text("About") }
    }
  }
}

/// The row has a stack of its own, in a sheet.
struct DestinationOfSheet: View {
  let records: [EagerRecord]
  @State private var shown: EagerRecord?
  var body: some View {
    List(records) { record in
      Button(record.title) { shown = record }
    }
    .sheet(item: $shown) { record in
      NavigationStack {
        EagerPage(record: record)
          .navigationDestination(for: EagerRecord.self) { EagerPage(record: $0) }
      }
    }
  }
}

/// A page that a link in a row shows.
struct DestinationOfPage: View {
  let records: [EagerRecord]
  var body: some View {
    NavigationStack {
      List(records) { record in
        NavigationLink(record.title) { EagerPage(record: record) }
      }
    }
  }
}

/// A stack is no lazy container, and neither is a form.
struct DestinationInStack: View {
  let records: [EagerRecord]
  @State private var shown = false
  var body: some View {
    NavigationStack {
      VStack {
        Button("About") { shown = true }
          .navigationDestination(isPresented: $shown) { Text("About") }
        list
      }
    }
  }

  private var list: some View {
    List(records) { NavigationLink($0.title, value: $0) }
      .navigationDestination(for: EagerRecord.self) { EagerPage(record: $0) }
  }
}

/// Pages of a TabView, each with a stack.
struct DestinationOfTabs: View {
  let records: [EagerRecord]
  var body: some View {
    LazyVStack {
      ForEach(records) { record in
        NavigationStack {
          NavigationLink(record.title, value: record)
            .navigationDestination(for: EagerRecord.self) { EagerPage(record: $0) }
        }
      }
    }
  }
}
