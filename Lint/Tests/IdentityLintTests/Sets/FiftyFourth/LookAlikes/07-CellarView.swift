import SwiftUI

struct Wine: Identifiable {
  let id = UUID()
  let label: String
  let grape: String
  let vintage: Int
}

struct TastingSheet: View {
  let wine: Wine
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Grape", value: wine.grape)
        LabeledContent("Vintage", value: String(wine.vintage))
      }
      .navigationTitle(wine.label)
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

struct WineRow: View {
  let wine: Wine
  @State private var showsTasting = false

  var body: some View {
    HStack {
      Text(wine.label)
      Spacer()
      Button("Taste") {
        showsTasting = true
      }
      .buttonStyle(.bordered)
    }
    .sheet(isPresented: $showsTasting) {
      TastingSheet(wine: wine)
    }
  }
}

struct CellarView: View {
  @State private var wines: [Wine] = [
    Wine(label: "Steep Hill", grape: "Riesling", vintage: 2021),
    Wine(label: "Old Barn", grape: "Pinot Noir", vintage: 2018),
    Wine(label: "Lakeside", grape: "Silvaner", vintage: 2022),
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(wines) { wine in
          WineRow(wine: wine)
        }
        .onDelete { wines.remove(atOffsets: $0) }
      }
      .navigationTitle("Cellar")
    }
  }
}
