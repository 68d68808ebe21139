import SwiftUI

struct Tagged<Owner>: Hashable {
  let raw: UUID
}

struct Museum: Identifiable {
  let id: Tagged<Museum>
  var name: String
  var exhibits: [Exhibit]
}

struct Exhibit: Identifiable {
  let id: Tagged<Exhibit>
  var title: String
  var year: Int
}

@Observable
final class MuseumGuide {
  var museums: [Museum] = []

  func museum(_ id: Museum.ID) -> Museum? { museums.first { $0.id == id } }
  func exhibit(_ id: Exhibit.ID) -> Exhibit? { museums.flatMap(\.exhibits).first { $0.id == id } }
}

struct GuideView: View {
  @Environment(MuseumGuide.self) private var guide

  var body: some View {
    NavigationStack {
      List(guide.museums) { museum in
        NavigationLink(museum.name, value: museum.id)
      }
      .navigationDestination(for: Museum.ID.self) { id in
        MuseumScreen(museumID: id)
      }
    }
  }
}

struct MuseumScreen: View {
  @Environment(MuseumGuide.self) private var guide
  let museumID: Museum.ID

  var body: some View {
    if let museum = guide.museum(museumID) {
      List(museum.exhibits) { exhibit in
        NavigationLink(exhibit.title, value: exhibit.id)
      }
      .navigationTitle(museum.name)
      .navigationDestination(for: Exhibit.ID.self) { id in
        ExhibitScreen(exhibitID: id)
      }
    } else {
      ContentUnavailableView("Museum not found", systemImage: "building.columns")
    }
  }
}

struct ExhibitScreen: View {
  @Environment(MuseumGuide.self) private var guide
  let exhibitID: Exhibit.ID

  var body: some View {
    if let exhibit = guide.exhibit(exhibitID) {
      LabeledContent(exhibit.title, value: "\(exhibit.year)")
    }
  }
}
