import SwiftUI

struct Exhibit: Identifiable {
  let id: Int
  let name: String
  let details: String
}

struct ExhibitDetail: View {
  let exhibit: Exhibit
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text(exhibit.name).font(.title)
      Text(exhibit.details)
      Button("Close") { dismiss() }
    }
    .padding()
  }
}

struct ExhibitRow: View {
  let exhibit: Exhibit
  @State private var showsDetail = false

  var body: some View {
    Button(exhibit.name) {
      showsDetail = true
    }
    .sheet(isPresented: $showsDetail) {
      ExhibitDetail(exhibit: exhibit)
    }
  }
}

struct ExhibitsView: View {
  private let exhibits = [
    Exhibit(id: 1, name: "Old Mill", details: "Open on weekends"),
    Exhibit(id: 2, name: "Lighthouse", details: "Closed in winter"),
    Exhibit(id: 3, name: "Botanic Garden", details: "Free entry"),
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(exhibits) { exhibit in
          ExhibitRow(exhibit: exhibit)
        }
      }
      .navigationTitle("Exhibits")
    }
  }
}
