import SwiftUI
import PhotosUI

struct Listing {
  var title: String
  var price: Decimal
  var details: String
}

struct SellItemScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var photos: [PhotosPickerItem] = []
  let publish: (Listing) -> Void

  var body: some View {
    NavigationStack {
      Group {
        if sizeClass == .compact {
          ScrollView {
            PhotoStrip(photos: $photos)
            ListingForm(publish: publish)
          }
        } else {
          HStack(alignment: .top) {
            PhotoStrip(photos: $photos)
              .frame(width: 320)
            // bug: a second form in the other branch, what was typed is gone when the size class
            // changes
            ListingForm(publish: publish)
          }
        }
      }
      .padding()
      .navigationTitle("Sell an item")
    }
  }
}

struct ListingForm: View {
  let publish: (Listing) -> Void
  @State private var title = ""
  @State private var price: Decimal = 0
  @State private var details = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("What are you selling?", text: $title)
        .font(.title3)
      TextField("Price", value: $price, format: .currency(code: "EUR"))
        .keyboardType(.decimalPad)
      TextEditor(text: $details)
        .frame(minHeight: 180)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.quaternary))
      Button("Publish") {
        publish(Listing(title: title, price: price, details: details))
      }
      .buttonStyle(.borderedProminent)
      .disabled(title.isEmpty || price <= 0)
    }
  }
}

struct PhotoStrip: View {
  @Binding var photos: [PhotosPickerItem]

  var body: some View {
    PhotosPicker(selection: $photos, maxSelectionCount: 8, matching: .images) {
      Label(photos.isEmpty ? "Add photos" : "\(photos.count) photos", systemImage: "camera")
        .frame(maxWidth: .infinity, minHeight: 120)
    }
  }
}
