import SwiftUI

/// What a chart shows: marks, and what is made of them.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  nonisolated func _collect(into marks: inout _ChartMarks)
}

extension ChartContent {
  nonisolated public func _collect(into marks: inout _ChartMarks) {
    let body = MainActor.assumeIsolated { UncheckedBox(value: self.body) }
    body.value._collect(into: &marks)
  }
}

/// Takes a value out of the main actor, on which it is.
private struct UncheckedBox<Value>: @unchecked Sendable { let value: Value }

extension Never: ChartContent {
  nonisolated public func _collect(into marks: inout _ChartMarks) { switch self {} }
}

/// Content of the library's own.
nonisolated public protocol _PrimitiveChartContent: ChartContent where Body == Never {}
extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

/// What content adds up to, in the order in which it is drawn.
public struct _ChartMarks {
  var list: [Mark] = []
  /// Where content stands in its builder: the identity of its marks.
  private var path: [AnyHashable] = []

  mutating func add(_ mark: Mark) {
    var mark = mark
    mark.id = path
    list.append(mark)
  }

  mutating func at(_ step: AnyHashable, _ collect: (inout _ChartMarks) -> Void) {
    path.append(step)
    collect(&self)
    path.removeLast()
  }

  /// Changes what `content` adds.
  mutating func changing(_ content: some ChartContent, _ change: (inout Mark) -> Void) {
    let start = list.count
    content._collect(into: &self)
    for index in start..<list.count { change(&list[index]) }
  }
}

public struct EmptyChartContent: _PrimitiveChartContent {
  nonisolated public init() {}
  nonisolated public func _collect(into marks: inout _ChartMarks) {}
}

/// Any content, its type hidden.
public struct AnyChartContent: _PrimitiveChartContent {
  let collect: (inout _ChartMarks) -> Void
  nonisolated public init(_ content: some ChartContent) { collect = { content._collect(into: &$0) } }
  nonisolated init(collect: @escaping (inout _ChartMarks) -> Void) { self.collect = collect }
  nonisolated public func _collect(into marks: inout _ChartMarks) { collect(&marks) }
}

/// Several marks to which modifiers apply as one.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  nonisolated public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

/// Content with something changed in all of it.
public struct _ChangedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout Mark) -> Void
  nonisolated init(_ content: Content, _ change: @escaping (inout Mark) -> Void) {
    (self.content, self.change) = (content, change)
  }
  nonisolated public func _collect(into marks: inout _ChartMarks) { marks.changing(content, change) }
}
