import Foundation
import TheseusCore

/// The kind of a field's text. Hosts with a keyboard on the screen choose it accordingly; real
/// keyboards do not change.
public struct TextContentType: Hashable, Sendable {
  /// The name in the API.
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
  public static let namePrefix = TextContentType(name: "namePrefix")
  public static let givenName = TextContentType(name: "givenName")
  public static let middleName = TextContentType(name: "middleName")
  public static let familyName = TextContentType(name: "familyName")
  public static let nameSuffix = TextContentType(name: "nameSuffix")
  public static let nickname = TextContentType(name: "nickname")
  public static let jobTitle = TextContentType(name: "jobTitle")
  public static let organizationName = TextContentType(name: "organizationName")
  public static let location = TextContentType(name: "location")
  public static let streetAddressLine1 = TextContentType(name: "streetAddressLine1")
  public static let streetAddressLine2 = TextContentType(name: "streetAddressLine2")
  public static let addressCity = TextContentType(name: "addressCity")
  public static let addressState = TextContentType(name: "addressState")
  public static let addressCityAndState = TextContentType(name: "addressCityAndState")
  public static let sublocality = TextContentType(name: "sublocality")
  public static let countryName = TextContentType(name: "countryName")
  public static let creditCardNumber = TextContentType(name: "creditCardNumber")
  public static let creditCardName = TextContentType(name: "creditCardName")
  public static let creditCardGivenName = TextContentType(name: "creditCardGivenName")
  public static let creditCardMiddleName = TextContentType(name: "creditCardMiddleName")
  public static let creditCardFamilyName = TextContentType(name: "creditCardFamilyName")
  public static let creditCardExpiration = TextContentType(name: "creditCardExpiration")
  public static let creditCardExpirationMonth = TextContentType(name: "creditCardExpirationMonth")
  public static let creditCardExpirationYear = TextContentType(name: "creditCardExpirationYear")
  public static let creditCardSecurityCode = TextContentType(name: "creditCardSecurityCode")
  public static let creditCardType = TextContentType(name: "creditCardType")
  public static let shipmentTrackingNumber = TextContentType(name: "shipmentTrackingNumber")
  public static let flightNumber = TextContentType(name: "flightNumber")
  public static let dateTime = TextContentType(name: "dateTime")
  public static let birthdate = TextContentType(name: "birthdate")
  public static let birthdateDay = TextContentType(name: "birthdateDay")
  public static let birthdateMonth = TextContentType(name: "birthdateMonth")
  public static let birthdateYear = TextContentType(name: "birthdateYear")
  public static let cellularEID = TextContentType(name: "cellularEID")
  public static let cellularIMEI = TextContentType(name: "cellularIMEI")
}

/// The keys that a keyboard on the screen offers.
public enum KeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

/// The letters that a keyboard on the screen capitalizes.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The name of the key that submits a field.
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

/// The traits of a field's text, for hosts with a keyboard on the screen or one that corrects and
/// completes.
public struct InputTraits: Hashable, Sendable {
  public var contentType: TextContentType?
  public var keyboardType = KeyboardType.default
  public var capitalization: TextInputAutocapitalization?
  public var isAutocorrectionDisabled = false
  public var submitLabel = SubmitLabel.return

  public init() {}
}
