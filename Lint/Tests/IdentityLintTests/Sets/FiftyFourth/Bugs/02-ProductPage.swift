import SwiftUI

final class RatingFormModel: ObservableObject {
  @Published var stars = 0
  @Published var comment = ""

  var canSubmit: Bool {
    stars > 0 && !comment.trimmingCharacters(in: .whitespaces).isEmpty
  }
}

struct RatingForm: View {
  // bug: The view creates its own model in @ObservedObject
  @ObservedObject private var model = RatingFormModel()
  var onSubmit: (Int, String) -> Void

  init(onSubmit: @escaping (Int, String) -> Void) {
    self.onSubmit = onSubmit
  }

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Stars: \(model.stars)", value: $model.stars, in: 0...5)
      TextField("What did you like?", text: $model.comment, axis: .vertical)
        .textFieldStyle(.roundedBorder)
      Button("Send review") {
        onSubmit(model.stars, model.comment)
      }
      .disabled(!model.canSubmit)
    }
  }
}

struct ProductPage: View {
  let productName: String
  @State private var quantity = 1
  @State private var isFavourite = false
  @State private var submittedReviews: [String] = []

  var body: some View {
    Form {
      Section {
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...20)
        Toggle("Favourite", isOn: $isFavourite)
      }
      Section("Your review") {
        RatingForm { stars, comment in
          submittedReviews.append("\(stars)/5: \(comment)")
        }
      }
      Section("Sent") {
        Text("\(submittedReviews.count) reviews, \(quantity) in basket")
      }
    }
    .navigationTitle(productName)
  }
}
