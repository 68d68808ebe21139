import Foundation
import OpenCombine
import Testing
import TheseusSession
import TheseusTesting

@testable import TheseusCore
@testable import TheseusViews

/// A type takes part in snapshots as a search of its conformances says (R32).
@MainActor
@Suite struct SessionTypeTests {
  private struct Plain: Codable {}
  private class Model: SessionState {}
  private final class SpecialModel: Model {}
  private final class GenericModel<Value>: Model {}
  private final class Bare {}
  private enum Choice { case one }

  /// All of them in this package.
  private static let represented: [Any.Type] = [
    Angle.self, UnitPoint.self, PresentationDetent.self, NavigationPath.self,
    NavigationSplitViewColumn.self, Color.self, ColorScheme.self, AttributedString.self,
    EditMode.self,
  ]
  private static let transient: [Any.Type] = [
    _HelpModifier.self, _FileImporterModifier.self, _ContextMenuModifier<Text>.self,
    Namespace.self, ScrollPosition.self, TransitionStage.self, TextSelection.self,
    Menu<Text, Text>.self,
    ShareLink<Text>.self, UploadPanel.self,
    Picker<Text, Int, Text>.self, PhaseAnimator<Int, Text>.self,
  ]
  private static let others: [Any.Type] = [
    Int.self, String.self, [Color].self, Set<Int>.self, Date.self, URL.self, UUID.self, Plain.self,
    Choice.self, Model.self, Bare.self, (Int, Color).self, (any Hashable).self, AnyObject.self,
    (() -> Void).self, Int.Type.self, Text.self, AnyView.self,
  ]

  @Test("a form of its own is found")
  func representable() {
    for type in Self.represented + Self.transient + Self.others {
      let found = SessionType.representable(type) != nil
      #expect(found == (type is any SessionRepresentable.Type), "\(type)")
    }
  }

  @Test("a value that is left out is found")
  func isTransient() {
    for type in Self.represented + Self.transient + Self.others {
      #expect(SessionType.isTransient(type) == (type is any TransientState.Type), "\(type)")
    }
  }

  @Test("a value that can be encoded and decoded is found")
  func codable() {
    for type in Self.represented + Self.transient + Self.others {
      #expect((SessionType.codable(type) != nil) == (type is any Codable.Type), "\(type)")
      #expect((SessionType.decodable(type) != nil) == (type is any Decodable.Type), "\(type)")
    }
  }

  @Test("an object of the session is found, also one of a subclass")
  func object() {
    #expect(SessionType.object(Model()) != nil)
    #expect(SessionType.object(SpecialModel()) != nil)
    #expect(SessionType.object(GenericModel<Int>()) != nil)
    #expect(SessionType.object(Bare()) == nil)
  }

  @Test("the lists have types that conform")
  func lists() {
    #expect(Self.represented.allSatisfy { $0 is any SessionRepresentable.Type })
    #expect(Self.transient.allSatisfy { $0 is any TransientState.Type })
  }

  @Test("optionals are found by the declaration, nested ones too")
  func optional() {
    let types: [Any.Type] = [
      Int?.self, Int??.self, Color?.self, Model?.self, (any Hashable)?.self, (Int, Int)?.self,
      [Int?]?.self,
    ]
    for type in types { #expect(SessionType.optional(type) != nil, "\(type)") }
    for type in Self.others { #expect(SessionType.optional(type) == nil, "\(type)") }
    #expect(SessionType.optional(Color??.self)?.hasOwnForm == true)
    #expect(SessionType.optional(Color?.self)?.hasOwnForm == true)
    #expect(SessionType.optional(Int??.self)?.hasOwnForm == true)
    #expect(SessionType.optional(Int?.self)?.hasOwnForm == false)
    #expect(SessionType.optional(Bare?.self)?.hasOwnForm == false)
  }

  @Test("published variables are found by the declaration")
  func published() {
    #expect(SessionFields.published(Published<Int>.self) != nil)
    #expect(SessionFields.published(Published<[Color]?>.self) != nil)
    for type in Self.others { #expect(SessionFields.published(type) == nil, "\(type)") }
  }
}
