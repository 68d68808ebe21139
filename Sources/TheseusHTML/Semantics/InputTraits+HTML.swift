import TheseusViews

extension SemanticValue.Field {
  /// The type of an `input`. Only those whose selection scripts may read.
  var htmlType: String { isSecure ? "password" : "text" }
}

extension KeyboardType {
  var inputMode: String? {
    switch self {
    case .default, .asciiCapable, .namePhonePad: nil
    case .numbersAndPunctuation, .numberPad, .asciiCapableNumberPad: "numeric"
    case .URL: "url"
    case .phonePad: "tel"
    case .emailAddress, .twitter: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

extension TextContentType {
  /// The value of `autocomplete`; nil for a kind that browsers do not know.
  var autocomplete: String? {
    switch self {
    case .URL: "url"
    case .name: "name"
    case .username: "username"
    case .password: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .emailAddress: "email"
    case .telephoneNumber: "tel"
    case .fullStreetAddress: "street-address"
    case .postalCode: "postal-code"
    default: nil
    }
  }
}

extension SubmitLabel {
  /// Nil for the usual key.
  var enterKeyHint: String? {
    switch self {
    case .done: "done"
    case .go, .join, .route, .continue: "go"
    case .send: "send"
    case .search: "search"
    case .next: "next"
    default: nil
    }
  }
}

extension TextInputAutocapitalization {
  var html: String { self == .never ? "none" : name }
}
