import SwiftUI

/// Turns the statements of a closure into the content of a chart.
@resultBuilder public struct ChartContentBuilder {
  nonisolated public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  nonisolated public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  nonisolated public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  nonisolated public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> AnyChartContent {
    AnyChartContent { marks in
      var index = 0
      for part in repeat each content {
        marks.at(index) { part._collect(into: &$0) }
        index += 1
      }
    }
  }
  nonisolated public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }
  nonisolated public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// One of two contents.
public struct BuilderConditional<First, Second> {
  enum Content {
    case first(First)
    case second(Second)
  }
  let content: Content
}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("a condition has no body to ask for") }
  nonisolated public func _collect(into marks: inout _ChartMarks) {
    switch content {
    case .first(let first): marks.at(true) { first._collect(into: &$0) }
    case .second(let second): marks.at(false) { second._collect(into: &$0) }
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body to ask for") }
  nonisolated public func _collect(into marks: inout _ChartMarks) { self?._collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body to ask for") }
  nonisolated public func _collect(into marks: inout _ChartMarks) {
    for element in data {
      marks.at(AnyHashable(id(element))) { content(element)._collect(into: &$0) }
    }
  }
}

extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, id: { $0 }, content: content)
  }
}
