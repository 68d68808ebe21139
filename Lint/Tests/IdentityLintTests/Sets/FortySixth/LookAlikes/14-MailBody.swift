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
    .task {
      text = (try? await service.text(of: mailID)) ?? "Not available"
    }
  }
}

struct MailScreen: View {
  let headers: [MailHeader]

  var body: some View {
    NavigationStack {
      List(headers) { header in
        NavigationLink(header.subject, value: header)
      }
      .navigationTitle("Inbox")
      .navigationDestination(for: MailHeader.self) { header in
        MailBody(mailID: header.id)
          .navigationTitle(header.subject)
      }
    }
  }
}
