import Foundation

/// Why something was not computed.
public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize
  case incorrectParameterSize
  /// The text or what goes with it was changed, or the key is another one.
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}

public enum CryptoKitASN1Error: Error, Equatable { case invalidASN1Object, invalidPEMDocument }
