import MartletHost
import UIKit

// What apps ask of the keyboard, in the words of hosts.
extension EnvironmentValues {
  /// The kind of keyboard that was asked for, or else that of the text's content.
  var offeredKeyboard: TextInputState.Keyboard {
    let asked = keyboardType.offered
    return asked == .standard ? textContentType?.offered ?? .standard : asked
  }
}

extension TextInputAutocapitalization {
  var typed: TextInputState.Capitals {
    switch type {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .all
    }
  }
}

extension UIKeyboardType {
  fileprivate var offered: TextInputState.Keyboard {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .twitter: .standard
    case .namePhonePad: .name
    case .numberPad, .asciiCapableNumberPad: .number
    case .decimalPad: .decimal
    case .phonePad: .phone
    case .emailAddress: .email
    case .URL: .url
    case .webSearch: .search
    }
  }
}

extension UITextContentType {
  /// Nil for contents that hosts have no keyboard for.
  fileprivate var offered: TextInputState.Keyboard? {
    switch self {
    case .emailAddress: .email
    case .telephoneNumber: .phone
    case .URL: .url
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: .name
    case .password, .newPassword: .password
    case .oneTimeCode: .code
    case .creditCardNumber: .number
    default: nil
    }
  }
}
