import MartletTesting
import SwiftUI
import Testing
import UIKit

/// Controls of UIKit's under a representable: drawn, pressed, told. U9, U11.
@MainActor @Suite struct HostedControlTests {
  let listener = Listener()

  @Test func aButtonTellsItsTargetAndItsAction() throws {
    var ran = 0
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Made {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.addTarget(listener, action: Listener.tappedAction, for: .touchUpInside)
        button.addAction(UIAction { _ in ran += 1 }, for: .primaryActionTriggered)
        return button
      }
    }
    #expect(try screen.element(ElementQuery("Go")).role == .button)
    try screen.tap("Go")
    #expect(listener.heard == ["tapped"] && ran == 1)
    try screen.perform("tap", on: "Go")
    #expect(listener.heard.count == 2)
  }

  @Test func aDisabledButtonTellsNobody() throws {
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Made {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.addTarget(listener, action: Listener.tappedAction, for: .touchUpInside)
        return button
      }.disabled(true)
    }
    screen.tap(at: CGPoint(x: 100, y: 50))
    #expect(listener.heard.isEmpty)
    #expect(try screen.element(ElementQuery("Go")).traits.contains(.disabled))
  }

  @Test func aSwitchTurnsAndTells() throws {
    let control = UISwitch()
    control.accessibilityLabel = "Wi-Fi"
    control.addTarget(listener, action: Listener.changedAction, for: .valueChanged)
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Made { control }.fixedSize() }
    #expect(try screen.element(ElementQuery("Wi-Fi")).frame.size == CGSize(width: 51, height: 31))
    try screen.tap("Wi-Fi")
    #expect(control.isOn && listener.heard == ["changed"])
    control.isOn = false
    screen.update()
    let off = try screen.element(ElementQuery("Wi-Fi")).value
    try screen.tap("Wi-Fi")
    #expect(try screen.element(ElementQuery("Wi-Fi")).value != off)
  }

  @Test func aFieldTypesAsksItsDelegateAndSubmits() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var lines: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string != "x" }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        lines.append("return \(textField.text ?? "")")
        return true
      }
    }
    let delegate = Delegate()
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = delegate
    field.addTarget(listener, action: Listener.changedAction, for: .editingChanged)
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Made { field } }
    try screen.tap("Name")
    screen.update()
    #expect(delegate.lines == ["begin"] && field.isFirstResponder)
    screen.type("ab")
    screen.type("x")
    #expect(field.text == "Ab" && Set(listener.heard) == ["changed"])
    screen.press(key: .return)
    screen.update()
    #expect(delegate.lines.contains("return Ab"))
  }

  @Test func becomingFirstResponderTakesTheKeyboard() {
    let field = UITextField()
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Made { field } }
    #expect(!field.isFirstResponder)
    #expect(field.becomeFirstResponder())
    screen.update()
    screen.update()
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    screen.update()
    screen.update()
    #expect(!field.isFirstResponder)
  }

  @Test func recognisersSeeTapsAndPulls() {
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Listener.recognizedAction))
    let pan = UIPanGestureRecognizer(target: listener, action: Listener.recognizedAction)
    view.addGestureRecognizer(pan)
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Made { view } }
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(listener.heard == ["ended"])
    listener.heard = []
    screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
    #expect(listener.heard.first == "began" && listener.heard.last == "ended")
  }

  @Test func touchesReachTheInnermostView() {
    final class Touched: UIView {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let place = touches.first!.location(in: self)
        phases.append("began \(place.x) \(place.y)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    }
    let (outer, inner) = (Touched(), Touched(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    outer.addSubview(inner)
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Made { outer } }
    screen.tap(at: CGPoint(x: 20, y: 30))
    #expect(inner.phases == ["began 10.0 20.0", "ended"] && outer.phases.isEmpty)
    screen.tap(at: CGPoint(x: 150, y: 30))
    #expect(outer.phases == ["began 150.0 30.0", "ended"])
  }

  @Test func swiftUIInsideOfUIKitKeepsItsState() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let controller = UIHostingController(rootView: Counter(name: "a"))
    let screen = Screen(size: CGSize(width: 200, height: 100)) { MadeController { controller } }
    try screen.tap("a 0")
    #expect(screen.shows("a 1"))
    // L8: another value of the same type keeps the state.
    controller.rootView = Counter(name: "b")
    screen.update()
    #expect(screen.shows("b 1"))
  }
}
