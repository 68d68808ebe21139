import SwiftUI

struct ClientPage: View {
  @StateObject var model: ClientModel
  var body: some View { Text(model.client?.phone ?? "") }
}
