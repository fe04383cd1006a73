import CCrypto

public enum P256: _NISTCurve {
  public typealias H = SHA256
  public static let _name = "P-256"
  public static let _nid = NID_X9_62_prime256v1
  public static let _count = 32
  public enum Signing {
    public typealias PrivateKey = _NISTPrivateKey<P256, _SigningUse>
    public typealias PublicKey = _NISTPublicKey<P256, _SigningUse>
    public typealias ECDSASignature = _NISTSignature<P256>
  }
  public enum KeyAgreement {
    public typealias PrivateKey = _NISTPrivateKey<P256, _AgreementUse>
    public typealias PublicKey = _NISTPublicKey<P256, _AgreementUse>
  }
}

public enum P384: _NISTCurve {
  public typealias H = SHA384
  public static let _name = "P-384"
  public static let _nid = NID_secp384r1
  public static let _count = 48
  public enum Signing {
    public typealias PrivateKey = _NISTPrivateKey<P384, _SigningUse>
    public typealias PublicKey = _NISTPublicKey<P384, _SigningUse>
    public typealias ECDSASignature = _NISTSignature<P384>
  }
  public enum KeyAgreement {
    public typealias PrivateKey = _NISTPrivateKey<P384, _AgreementUse>
    public typealias PublicKey = _NISTPublicKey<P384, _AgreementUse>
  }
}

public enum P521: _NISTCurve {
  public typealias H = SHA512
  public static let _name = "P-521"
  public static let _nid = NID_secp521r1
  public static let _count = 66
  public enum Signing {
    public typealias PrivateKey = _NISTPrivateKey<P521, _SigningUse>
    public typealias PublicKey = _NISTPublicKey<P521, _SigningUse>
    public typealias ECDSASignature = _NISTSignature<P521>
  }
  public enum KeyAgreement {
    public typealias PrivateKey = _NISTPrivateKey<P521, _AgreementUse>
    public typealias PublicKey = _NISTPublicKey<P521, _AgreementUse>
  }
}

/// A chip that keeps keys. There is none here.
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
}
