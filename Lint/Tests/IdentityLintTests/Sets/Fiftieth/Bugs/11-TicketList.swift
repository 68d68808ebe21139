import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  let subject: String
  let isOpen: Bool
  let age: Int
}

struct TicketList: View {
  let tickets: [Ticket]
  @State private var onlyOpen = false
  @State private var maximumAge = 30.0
  @State private var isFiltering = false

  private var visible: [Ticket] {
    tickets.filter { (!onlyOpen || $0.isOpen) && Double($0.age) <= maximumAge }
  }

  var body: some View {
    List(visible) { ticket in
      Text(ticket.subject)
    }
    .toolbar {
      Button("Filter") { isFiltering = true }
    }
    .sheet(isPresented: $isFiltering) {
      TicketFilter(onlyOpen: onlyOpen, maximumAge: maximumAge)
    }
  }
}

struct TicketFilter: View {
  // bug: Apply closes the sheet and the list is unfiltered
  @State var onlyOpen: Bool
  @State var maximumAge: Double
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Only open", isOn: $onlyOpen)
        Slider(value: $maximumAge, in: 1...90)
        Text("Up to \(Int(maximumAge)) days old")
      }
      .toolbar {
        Button("Apply") { dismiss() }
      }
    }
  }
}
