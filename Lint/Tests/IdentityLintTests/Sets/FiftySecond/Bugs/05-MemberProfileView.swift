import SwiftUI

struct Member: Decodable {
  let name: String
  let email: String
  let points: Int
}

protocol MemberService {
  func member(id: Int) async throws -> Member
}

struct MemberProfileView: View {
  let memberID: Int
  let service: any MemberService
  @State private var member: Member?

  var body: some View {
    // bug: The Group is empty until member is loaded
    Group {
      if let member {
        Form {
          LabeledContent("Name", value: member.name)
          LabeledContent("Email", value: member.email)
          LabeledContent("Points", value: member.points.formatted())
        }
      }
    }
    .task(id: memberID) {
      member = nil
      member = try? await service.member(id: memberID)
    }
    .navigationTitle("Profile")
  }
}
