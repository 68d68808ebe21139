import TestSupport
import Testing
import TheseusTesting

@Suite("Identity profiles are read and written as text")
struct IdentityProfileTests {
  @Test("Presets by name, fields after them, in any order")
  func reading() throws {
    #expect(try IdentityProfile(parsing: "default") == .default)
    #expect(try IdentityProfile(parsing: "swiftUI2021") == .swiftUI2021)
    #expect(try IdentityProfile(parsing: "swiftUI2026") == .swiftUI2026)
    #expect(
      try IdentityProfile(
        parsing: "swiftUI2026, lazyRowRetention=visible(5),anyViewIdentity=opaque")
        == IdentityProfile(
          stateKeying: .ordinal, lazyRowRetention: .visible(grace: 5), anyViewIdentity: .opaque))
    #expect(
      try IdentityProfile(
        parsing: "matchingArms=shared,tabRetention=selectedOnly,stateKeying=sourceLocation")
        == IdentityProfile(
          stateKeying: .sourceLocation, matchingArms: .shared, tabRetention: .selectedOnly))
  }

  @Test("a profile's description is read as the same profile")
  func roundTrip() throws {
    for keying in IdentityProfile.StateKeying.allCases {
      for retention in [
        IdentityProfile.LazyRowRetention.all, .rowOnly, .visible(grace: 0), .visible(grace: 7),
      ] {
        for any in IdentityProfile.AnyViewIdentity.allCases {
          for arms in IdentityProfile.MatchingArms.allCases {
            for tabs in IdentityProfile.TabRetention.allCases {
              let profile = IdentityProfile(
                stateKeying: keying, lazyRowRetention: retention, anyViewIdentity: any,
                matchingArms: arms, tabRetention: tabs)
              #expect(try IdentityProfile(parsing: profile.text) == profile, "\(profile.text)")
            }
          }
        }
      }
    }
  }

  @Test(
    "a wrong part is named, with the possible values",
    arguments: [
      ("swiftUI2020", "swiftUI2020"), ("anyViewIdentity=clear", "anyViewIdentity=clear"),
      ("lazyRowRetention=visible(-1)", "visible(-1)"),
      ("lazyRowRetention=visible(x)", "visible(x)"), ("color=red", "color=red"),
      ("stateKeying=ordinal,swiftUI2021", "swiftUI2021"),
      ("", "“”"), ("stateKeying=ordinal,", "“”"),
    ])
  func mistakes(text: String, named: String) {
    do {
      let profile = try IdentityProfile(parsing: text)
      Issue.record("\(text) was read as \(profile.text)")
    } catch {
      #expect(error.description.contains(named))
      #expect(!error.expected.isEmpty)
    }
  }
}
