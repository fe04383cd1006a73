import SwiftUI

/// A button that signs in with an account of Apple's. It shows no mark of Apple's, and answers with an error: there are no
/// such accounts here.
public struct SignInWithAppleButton: View {
  public struct Label: Hashable, Sendable {
    let key: String
    public static let signIn = Label(key: "Sign in with Apple")
    public static let signUp = Label(key: "Sign up with Apple")
    public static let `continue` = Label(key: "Continue with Apple")
  }
  public struct Style: Hashable, Sendable {
    enum Look { case black, white, whiteOutline }
    let look: Look
    public static let black = Style(look: .black)
    public static let white = Style(look: .white)
    public static let whiteOutline = Style(look: .whiteOutline)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  public var body: some View {
    Button {
      SignInNote.write()
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      Text(verbatim: label.key)
        .font(.system(size: 19, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 16)
        .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .foregroundStyle(style.look == .black ? Color.white : .black)
        .background(style.look == .black ? Color.black : .white, in: shape)
        .overlay { if style.look == .whiteOutline { shape.strokeBorder(.black, lineWidth: 1) } }
    }
    .buttonStyle(.plain)
    .frame(idealHeight: 44)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6, style: .continuous) }
}

private struct SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
