import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite struct ChartContentTests {
  private struct Item: Identifiable { let id: Int }
  private struct Pair: ChartContent {
    let y: Int
    var body: some ChartContent {
      PointMark(x: .value("x", 1), y: .value("y", y))
      PointMark(x: .value("x", 2), y: .value("y", y))
    }
  }

  private func marks<Content: ChartContent>(@ChartContentBuilder _ content: () -> Content) -> [Mark] {
    var marks = _ChartMarks()
    content()._collect(into: &marks)
    return marks.list
  }

  @Test func buildersKeepOrderAndIdentity() {
    func content(_ shows: Bool) -> [Mark] {
      marks {
        PointMark(x: .value("x", 1), y: .value("y", 1))
        if shows { RuleMark(y: .value("y", 1)) }
        ForEach([Item(id: 1), Item(id: 2)]) { BarMark(x: .value("x", $0.id), y: .value("y", 1)) }
        if shows { LineMark(x: .value("x", 1), y: .value("y", 1)) } else { Pair(y: 1) }
      }
    }
    #expect(content(true).map(\.kind) == [.point, .rule, .bar, .bar, .line])
    #expect(content(false).map(\.kind) == [.point, .bar, .bar, .point, .point])
    #expect(content(true)[2].id == content(false)[1].id)
    #expect(Set(content(false).map(\.id)).count == 5)
  }

  @Test func theInnermostModifierWinsAndOpacitiesMultiply() {
    let list = marks {
      Plot {
        BarMark(x: .value("x", 1), y: .value("y", 1)).cornerRadius(3).opacity(0.5).offset(x: 1)
        BarMark(x: .value("x", 1), y: .value("y", 1))
      }
      .cornerRadius(9).opacity(0.5).offset(y: 2)
    }
    #expect(list.map { $0.look.corner?.radius } == [3, 9] && list.map(\.look.opacity) == [0.25, 0.5])
    #expect(list[0].look.offset == CGSize(width: 1, height: 2))
  }

  @Test func aStyleOfItsOwnKeepsTheOneByValueAway() {
    let list = marks {
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red).foregroundStyle(by: .value("s", "a"))
    }
    #expect(list[0].look.style != nil && list[0].look.styleBy == nil)
  }
}
