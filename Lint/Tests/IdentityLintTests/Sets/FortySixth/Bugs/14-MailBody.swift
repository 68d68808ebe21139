import SwiftUI

struct MailHeader: Identifiable, Hashable {
  let id: Int
  let subject: String
}

struct MailService {
  func text(of id: MailHeader.ID) async throws -> String {
    let url = URL(string: "https://example.com/mail/\(id)")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }
}

struct MailBody: View {
  let mailID: MailHeader.ID
  private let service = MailService()
  @State private var text = ""

  var body: some View {
    ScrollView {
      Text(text)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
    // bug: Choosing a second mail in the sidebar still shows the text of the first
    .task {
      text = (try? await service.text(of: mailID)) ?? "Not available"
    }
  }
}

struct MailWindow: View {
  let headers: [MailHeader]
  @State private var selection: MailHeader.ID?

  var body: some View {
    NavigationSplitView {
      List(headers, selection: $selection) { header in
        Text(header.subject)
      }
    } detail: {
      if let selection {
        MailBody(mailID: selection)
      } else {
        ContentUnavailableView("No mail selected", systemImage: "envelope")
      }
    }
  }
}
