import SwiftUI

struct Museum: Identifiable, Hashable {
  let id: String
  let name: String
}

struct Exhibit: Identifiable, Hashable {
  let id: String
  let title: String
  let opens: Date
}

protocol Programme {
  func exhibits(at museum: Museum.ID) async throws -> [Exhibit]
}

struct MuseumBrowser: View {
  let museums: [Museum]
  let programme: any Programme

  var body: some View {
    NavigationStack {
      List(museums) { museum in
        NavigationLink(museum.name, value: museum)
      }
      .navigationDestination(for: Museum.self) { museum in
        ExhibitBoard(museum: museum, programme: programme)
      }
    }
  }
}

struct ExhibitBoard: View {
  let museum: Museum
  let programme: any Programme
  @State private var exhibits: [Exhibit] = []
  @State private var failed = false

  var body: some View {
    List(exhibits) { exhibit in
      HStack {
        Text(exhibit.title)
        Spacer()
        Text(exhibit.opens, style: .date)
      }
    }
    .overlay {
      if failed { Text("No connection") }
    }
    .navigationTitle(museum.name)
    .task { await load() }
    .refreshable { await load() }
  }

  private func load() async {
    do {
      exhibits = try await programme.exhibits(at: museum.id)
      failed = false
    } catch {
      failed = !(error is CancellationError)
    }
  }
}
