import SwiftUI

struct Banner: Equatable, Identifiable {
  let id = UUID()
  var message: String
  var symbol: String = "checkmark.circle"
}

struct BannerModifier: ViewModifier {
  @Binding var banner: Banner?

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let banner {
          Label(banner.message, systemImage: banner.symbol)
            .padding()
            .background(.regularMaterial, in: Capsule())
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.snappy, value: banner)
      .onChange(of: banner) { _, newBanner in
        guard let newBanner else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
          if banner?.id == newBanner.id {
            banner = nil
          }
        }
      }
  }
}

extension View {
  func banner(_ banner: Binding<Banner?>) -> some View {
    modifier(BannerModifier(banner: banner))
  }
}

struct CouponGrid: View {
  let names: [String]
  @State private var banner: Banner?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))]) {
        ForEach(names, id: \.self) { name in
          Button("Redeem \(name)") {
            banner = Banner(message: "\(name) was redeemed")
          }
          .buttonStyle(.bordered)
        }
      }
    }
    .banner($banner)
  }
}
