import Foundation
import TheseusCore

/// The kind of text in a field: hosts with an on-screen keyboard select it by that; other hosts
/// ignore it.
public struct TextContentType: Hashable, Sendable {
  private let name: String
  public static let URL = TextContentType(name: "URL")
  public static let name = TextContentType(name: "name")
  public static let username = TextContentType(name: "username")
  public static let password = TextContentType(name: "password")
  public static let newPassword = TextContentType(name: "newPassword")
  public static let oneTimeCode = TextContentType(name: "oneTimeCode")
  public static let emailAddress = TextContentType(name: "emailAddress")
  public static let telephoneNumber = TextContentType(name: "telephoneNumber")
  public static let fullStreetAddress = TextContentType(name: "fullStreetAddress")
  public static let postalCode = TextContentType(name: "postalCode")
}

/// The keys that a keyboard on the screen offers.
public enum KeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

/// Which letters a keyboard on the screen makes capitals.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

/// For on-screen keyboards; other hosts ignore these.
extension View {
  nonisolated public func textContentType(_ textContentType: TextContentType?) -> some View { self }
  nonisolated public func keyboardType(_ type: KeyboardType) -> some View { self }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    self
  }
}

/// The older form of `TextInputAutocapitalization`.
public enum TextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}
