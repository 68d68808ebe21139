import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a sheet can have a height that the app computes")
struct CustomDetentTests {
  private struct Quarter: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
  }

  private struct ForEditing: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.isEnabled ? nil : context.maxDetentValue / 4
    }
  }

  private struct Page: View {
    let detents: Set<PresentationDetent>
    var body: some View {
      Text("page").sheet(isPresented: .constant(true)) {
        VStack {
          Text("top")
          Spacer()
          Text("bottom")
        }
        .presentationDetents(detents)
      }
    }
  }

  private func distance(_ detents: Set<PresentationDetent>) throws -> Int {
    let host = TestHost(columns: 60, rows: 40) { Page(detents: detents) }
    return try host.find(.text, "bottom").frame.y - host.find(.text, "top").frame.y
  }

  @Test("its type decides the height")
  func height() throws {
    let custom = try distance([.custom(Quarter.self)])
    #expect(custom == (try distance([.fraction(0.25)])))
    #expect(custom < (try distance([.medium])))
  }

  @Test("one without a height is not offered; it reads the environment")
  func absent() throws {
    #expect(try distance([.custom(ForEditing.self), .medium]) == distance([.medium]))
  }

  @Test("detents of different types differ")
  func equality() {
    #expect(PresentationDetent.custom(Quarter.self) == .custom(Quarter.self))
    #expect(PresentationDetent.custom(Quarter.self) != .custom(ForEditing.self))
    #expect(PresentationDetent.custom(Quarter.self) != .large)
  }
}
