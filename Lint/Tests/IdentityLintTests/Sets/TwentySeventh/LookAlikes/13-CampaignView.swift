import Combine
import SwiftUI

struct Pledge: Identifiable, Hashable {
  let id: String
  let title: String
  let amount: Int
}

final class PledgeBook: ObservableObject {
  @Published private(set) var pledges: [Pledge] = []

  var total: Int {
    pledges.map(\.amount).reduce(0, +)
  }

  func add(_ pledge: Pledge) {
    pledges.append(pledge)
  }
}

final class CampaignSession: ObservableObject {
  @Published var donorName = ""
  let book = PledgeBook()
  private var forwarding: AnyCancellable?

  init() {
    forwarding = book.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}

struct CampaignView: View {
  @StateObject private var session = CampaignSession()
  let offers: [Pledge]

  var body: some View {
    VStack {
      PledgeList(offers: offers, book: session.book)
      CampaignBar()
    }
    .environmentObject(session)
  }
}

private struct PledgeList: View {
  let offers: [Pledge]
  let book: PledgeBook

  var body: some View {
    List(offers) { offer in
      Button(offer.title) { book.add(offer) }
    }
  }
}

private struct CampaignBar: View {
  @EnvironmentObject private var session: CampaignSession

  var body: some View {
    HStack {
      TextField("Name", text: $session.donorName)
      Text("Total \(session.book.total)")
    }
  }
}
