import Foundation
import TheseusCore

/// What kind of text a field is for: hosts with a keyboard on the screen choose it by that; where
/// keyboards are real nothing changes.
public struct TextContentType: Hashable, Sendable {
  /// As the API calls it.
  public let name: String
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
public enum KeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

/// Which letters a keyboard on the screen makes capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// As the API calls it.
  public let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What the key that submits a field is called.
public struct SubmitLabel: Hashable, Sendable {
  /// The word itself.
  public let title: String

  public static let done = SubmitLabel(title: "Done")
  public static let go = SubmitLabel(title: "Go")
  public static let send = SubmitLabel(title: "Send")
  public static let join = SubmitLabel(title: "Join")
  public static let route = SubmitLabel(title: "Route")
  public static let search = SubmitLabel(title: "Search")
  public static let `return` = SubmitLabel(title: "Return")
  public static let next = SubmitLabel(title: "Next")
  public static let `continue` = SubmitLabel(title: "Continue")
}

/// What a field says of the text that it takes, for hosts with a keyboard on the screen or one that
/// corrects and completes.
public struct InputTraits: Hashable, Sendable {
  public var contentType: TextContentType?
  public var keyboardType = KeyboardType.default
  public var capitalization: TextInputAutocapitalization?
  public var isAutocorrectionDisabled = false
  public var submitLabel = SubmitLabel.return

  public init() {}
}
