import MartletControls

// The forms in which links are written. Each keeps its source line for notes.
extension NavigationLink {
  nonisolated public init(
    destination: Destination, file: String = #fileID, line: UInt = #line, @ViewBuilder label: () -> Label
  ) { self.init(label(), destination, nil, file, line) }
  nonisolated public init(
    file: String = #fileID, line: UInt = #line, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), destination(), nil, file, line) }
  /// Shows the page while the binding is true. Spec: F15.
  nonisolated public init(
    isActive: Binding<Bool>, file: String = #fileID, line: UInt = #line, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), destination(), isActive, file, line) }
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, file: String = #fileID, line: UInt = #line,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), destination, isActive, file, line) }
  /// Shows the page while the selection is `tag`. Spec: F15.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, file: String = #fileID, line: UInt = #line,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), destination, Self.choosing(tag, in: selection), file, line) }
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, file: String = #fileID, line: UInt = #line,
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label(), destination(), Self.choosing(tag, in: selection), file, line) }

  nonisolated private init(
    _ label: Label, _ destination: Destination, _ isActive: Binding<Bool>?, _ file: String, _ line: UInt
  ) {
    (self.label, self.target, self.isActive) = (label, .view(destination), isActive)
    place = Notes.Place(file: file, line: line)
  }

  /// Going back writes nil only where the selection is still this one.
  nonisolated private static func choosing<V: Hashable>(_ tag: V, in selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isChosen in
        if isChosen {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, destination: Destination, file: String = #fileID, line: UInt = #line
  ) { self.init(Text(title), destination, nil, file, line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, file: String = #fileID, line: UInt = #line
  ) { self.init(Text(title), destination, nil, file, line) }
  nonisolated public init(
    _ title: LocalizedStringKey, file: String = #fileID, line: UInt = #line, @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination(), nil, file, line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: String = #fileID, line: UInt = #line, @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination(), nil, file, line) }
  nonisolated public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>, file: String = #fileID, line: UInt = #line,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination(), isActive, file, line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, file: String = #fileID, line: UInt = #line,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination(), isActive, file, line) }
  nonisolated public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>, file: String = #fileID,
    line: UInt = #line
  ) { self.init(Text(title), destination, isActive, file, line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>, file: String = #fileID, line: UInt = #line
  ) { self.init(Text(title), destination, isActive, file, line) }
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>, file: String = #fileID,
    line: UInt = #line
  ) { self.init(Text(title), destination, Self.choosing(tag, in: selection), file, line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>, file: String = #fileID, line: UInt = #line
  ) { self.init(Text(title), destination, Self.choosing(tag, in: selection), file, line) }
  nonisolated public init<V: Hashable>(
    _ title: LocalizedStringKey, tag: V, selection: Binding<V?>, file: String = #fileID, line: UInt = #line,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination(), Self.choosing(tag, in: selection), file, line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, file: String = #fileID, line: UInt = #line,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination(), Self.choosing(tag, in: selection), file, line) }
}

extension NavigationLink where Destination == Never {
  /// Shows the page that `navigationDestination(for:)` declares for the value; nil disables the link. Spec: F9.
  nonisolated public init<P: Hashable>(
    value: P?, file: String = #fileID, line: UInt = #line, @ViewBuilder label: () -> Label
  ) { self.init(label(), value.map { AnyHashable($0) }, file, line) }

  nonisolated fileprivate init(_ label: Label, _ value: AnyHashable?, _ file: String, _ line: UInt) {
    (self.label, self.target) = (label, .value(value))
    place = Notes.Place(file: file, line: line)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(
    _ title: LocalizedStringKey, value: P?, file: String = #fileID, line: UInt = #line
  ) { self.init(Text(title), value.map { AnyHashable($0) }, file, line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, file: String = #fileID, line: UInt = #line
  ) { self.init(Text(title), value.map { AnyHashable($0) }, file, line) }
}
