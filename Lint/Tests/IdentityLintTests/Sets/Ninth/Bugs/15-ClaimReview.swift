import SwiftUI

struct Claim: Identifiable, Hashable {
  let id: Int
  var reason: String
  var amount: Double
}

enum ClaimSheet: Identifiable {
  case newClaim
  case review(Claim)

  var id: String {
    switch self {
    case .newClaim: "new"
    // bug: the same id for every claim, Save & Next keeps the form with the texts of the claim
    // before
    case .review: "review"
    }
  }
}

struct ClaimQueue: View {
  @State private var claims: [Claim] = []
  @State private var sheet: ClaimSheet?

  var body: some View {
    List(claims) { claim in
      Button(claim.reason) { sheet = .review(claim) }
    }
    .toolbar {
      Button("Add") { sheet = .newClaim }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .newClaim:
        ClaimForm(
          claim: Claim(id: (claims.map(\.id).max() ?? 0) + 1, reason: "", amount: 0), onNext: save)
      case .review(let claim):
        ClaimForm(claim: claim, onNext: save)
      }
    }
  }

  private func save(_ id: Claim.ID, _ reason: String, _ amount: Double) {
    let edited = Claim(id: id, reason: reason, amount: amount)
    guard let index = claims.firstIndex(where: { $0.id == id }) else {
      claims.append(edited)
      sheet = nil
      return
    }
    claims[index] = edited
    sheet = claims.indices.contains(index + 1) ? .review(claims[index + 1]) : nil
  }
}

struct ClaimForm: View {
  private let claim: Claim
  private let onNext: (Claim.ID, String, Double) -> Void
  @State private var reason: String
  @State private var amount: Double

  init(claim: Claim, onNext: @escaping (Claim.ID, String, Double) -> Void) {
    self.claim = claim
    self.onNext = onNext
    _reason = State(initialValue: claim.reason)
    _amount = State(initialValue: claim.amount)
  }

  var body: some View {
    Form {
      TextField("Reason", text: $reason)
      TextField("Amount", value: $amount, format: .number)
      Button("Save & Next") { onNext(claim.id, reason, amount) }
    }
  }
}
