import Foundation
import MartletDisplay
import MartletLayout
import Testing

@testable import MartletTree

@MainActor @Suite struct MeaningNodeTests {
  let context = LayoutContext.test()

  private func text(_ string: String) -> LayoutNode {
    let run = TextRun(content: .text(string), font: FontDescription(size: 17), color: .black)
    return TextNode(context: context, block: TextBlock(runs: [run], paragraph: ParagraphStyle()))
  }
  private func meaning(_ child: LayoutNode, _ write: (inout MeaningNode.Meaning) -> Void) -> MeaningNode {
    let node = MeaningNode(context: context, child: child)
    write(&node.meaning)
    return node
  }
  private func pair() -> LayoutNode {
    let node = LayoutContainerNode(context: context, arrangement: VStackLayout(spacing: 0))
    node.setChildren([text("a"), text("b")])
    return node
  }

  @Test func aTextMeansItsWords() {
    let nodes = text("hello").semantics()
    #expect(nodes.map(\.label) == ["hello"] && nodes.map(\.role) == [.text])
  }

  @Test func aLabelReplacesTheWordsOfOneElement() {
    let nodes = meaning(text("x")) { $0.label = "close" }.semantics()
    #expect(nodes.map(\.label) == ["close"] && nodes.map(\.role) == [.text])
  }

  @Test func aRoleMakesOneElementOfWhatIsInside() {
    let nodes = meaning(pair()) { $0.role = .button }.semantics()
    #expect(nodes.map(\.label) == ["a, b"] && nodes[0].children.isEmpty)
  }

  @Test func aLabelOnSeveralElementsMakesAContainer() {
    let nodes = meaning(pair()) { $0.label = "both" }.semantics()
    #expect(nodes.map(\.label) == ["both"] && nodes[0].children.map(\.label) == ["a", "b"])
  }

  @Test func childrenAreKeptContainedCombinedOrIgnored() {
    #expect(meaning(pair()) { $0.children = .kept }.semantics().map(\.label) == ["a", "b"])
    #expect(meaning(pair()) { $0.children = .contained }.semantics().map(\.children.count) == [2])
    #expect(meaning(pair()) { $0.children = .combined }.semantics().map(\.label) == ["a, b"])
    #expect(meaning(pair()) { $0.children = .ignored }.semantics().map(\.label) == [nil])
    #expect(meaning(pair()) { $0.isHidden = true }.semantics().isEmpty)
  }

  @Test func actionsRunByName() {
    var ran: [String] = []
    let node = meaning(text("x")) { $0.actions = [("archive", { ran.append("archive") })] }
    node.tapAction = { ran.append("tap") }
    #expect(node.semantics()[0].actions == ["tap", "archive"])
    #expect(node.semantics()[0].id == node.id)
    #expect(node.perform("tap") && node.perform("archive") && !node.perform("delete"))
    #expect(ran == ["tap", "archive"])
  }
}
