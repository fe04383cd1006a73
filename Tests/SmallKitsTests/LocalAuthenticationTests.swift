import Foundation
import LocalAuthentication
import Testing

@Suite struct LocalAuthenticationTests {
  @Test func nobodyIsRecognised() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue && context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
  }

  @Test func aContextThatIsOverSaysSo() async {
    let context = LAContext()
    context.invalidate()
    do {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
      Issue.record("recognised")
    } catch LAError.invalidContext {
    } catch {
      Issue.record("\(error)")
    }
  }
}
