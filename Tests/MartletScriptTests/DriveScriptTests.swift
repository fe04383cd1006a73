import Foundation
import MartletHost
import Testing

@testable import MartletScript

@Suite struct DriveScriptTests {
  private func step(_ text: String) throws -> DriveScript.Step? { try DriveScript(text).steps.first?.step }

  private func message(_ text: String) -> String? {
    do {
      _ = try DriveScript(text)
      return nil
    } catch {
      return (error as? DriveScript.SyntaxErrors)?.all.map { "\($0.line): \($0.message)" }.joined(separator: "\n")
    }
  }

  @Test func everyBrokenLineIsTold() {
    #expect(
      message("tpa A\nback\nwait soon\ntype \"A")?.split(separator: "\n").map { $0.prefix(2) } == ["1:", "3:", "4:"])
  }

  @Test func readsEachStep() throws {
    #expect(try step("tap \"Play\"") == .tap(ElementQuery("Play")))
    #expect(try step("tap button \"Play\" #2") == .tap(ElementQuery("Play", role: .button, position: 2)))
    #expect(try step("tap 20 30.5") == .tapPoint(CGPoint(x: 20, y: 30.5)))
    #expect(try step("double-tap Title") == .doubleTap(ElementQuery("Title")))
    #expect(try step("press \"Row 1\"") == .press(ElementQuery("Row 1")))
    #expect(try step("type \"a \\\"b\\\"\\n\"") == .type("a \"b\"\n"))
    #expect(try step("key cmd+shift+s") == .key("s", [.command, .shift]))
    #expect(try step("key return") == .key(Key.return, []))
    #expect(try step("scroll down 300") == .scroll(x: 0, y: 300, over: nil))
    #expect(try step("scroll left 40 \"Strip\"") == .scroll(x: -40, y: 0, over: ElementQuery("Strip")))
    #expect(try step("drag \"Card\" 100 -20") == .drag(ElementQuery("Card"), x: 100, y: -20))
    #expect(try step("drag 20 640 -30 0") == .dragPoint(CGPoint(x: 20, y: 640), x: -30, y: 0))
    #expect(try step("set \"Intensity\" 0.8") == .set(ElementQuery("Intensity"), "0.8"))
    #expect(try step("back") == .back)
    #expect(try step("expect \"Videos\"") == .expect("Videos"))
    #expect(try step("expect no \"Videos\"") == .expectNo("Videos"))
    #expect(try step("expect \"no\"") == .expect("no"))
    #expect(try step("tree") == .tree(nil))
    #expect(try step("changed") == .changed)
    #expect(try step("tree out.txt") == .tree("out.txt"))
    #expect(try step("snapshot a.png") == .snapshot("a.png"))
    #expect(try step("wait 0.5") == .wait(0.5))
    #expect(try step("size 820x1180") == .size(CGSize(width: 820, height: 1180)))
    #expect(try step("rotate") == .rotate)
    #expect(try step("dark") == .dark(true))
    #expect(try step("choose a.jpg \"b c.jpg\"") == .choose(["a.jpg", "b c.jpg"]))
    #expect(try step("choose nothing") == .choose([]))
    #expect(try step("drop a.jpg on \"Photo\"") == .drop("a.jpg", on: ElementQuery("Photo")))
    #expect(message("drop a.jpg \"Photo\"") == "1: where is it let go? Such as drop photo.jpg on \"Photo\"")
    #expect(try step("open https://example.org/a") == .open(URL(string: "https://example.org/a")!))
  }

  @Test func countsLinesAndSkipsRemarks() throws {
    let script = try DriveScript("# first\n\n  tap A  # with a remark\nback\n")
    #expect(script.steps.map(\.line) == [3, 4])
  }

  @Test(arguments: [
    ("tap", "1: expected an element, such as tap \"Play\""),
    ("back\ntpa \"A\"", "2: there is no step 'tpa'"),
    ("type \"abc", "1: a quotation mark is never closed"),
    ("wait long", "1: 'long' is not a number"),
    ("scroll sideways 3", "1: 'sideways' is not a direction"),
    ("tap knob \"A\"", "1: there is no role 'knob'"),
    ("key hyper+a", "1: there is no modifier 'hyper'"),
    ("size 10", "1: '10' is not a size"),
    ("back again", "1: 'again' is one word too many; a text with spaces stands in quotation marks"),
    ("open nowhere", "1: 'nowhere' is not a URL"),
  ]) func saysWhatItCannotRead(script: String, expected: String) {
    #expect(message(script)?.hasPrefix(expected) == true, "\(message(script) ?? "read it")")
  }
}
