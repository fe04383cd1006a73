import MartletControls

/// A search field for what is inside, in the bar of the page around. Spec: G15, G16.
struct SearchableModifier: ViewModifier {
  @Binding var text: String
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  var suggestions: AnyView?
  @State private var ownIsActive = false
  /// Return puts the suggestions away, until something else is typed.
  @State private var isSubmitted = false
  @Environment(\.searchSuggestions) private var outerSuggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.submitActions) private var submitActions
  @Environment(\.searchFocus) private var focus

  private var isActive: Binding<Bool> { isPresented ?? $ownIsActive }

  func body(content: Content) -> some View {
    let (text, isActive) = ($text, isActive)
    let dismiss = DismissSearchAction {
      text.wrappedValue = ""
      isActive.wrappedValue = false
    }
    let submission = SubmitAction(triggers: .search) { [$isSubmitted] in $isSubmitted.wrappedValue = true }
    let bar = SearchBar(
      text: text, isActive: isActive, prompt: prompt, scopes: scopes, submitActions: submitActions + [submission],
      dismiss: dismiss, focus: focus)
    let isSearching = isActive.wrappedValue
    let keeps = placement.isAlwaysShown || isSearching
    let allowsInline = placement.allowsInline && scopes == nil  // scopes have no room in a row
    content
      .environment(\.isSearching, isActive.wrappedValue)
      .environment(\.dismissSearch, dismiss)
      .environment(\.searchText, text.wrappedValue)
      .onChange(of: text.wrappedValue) { isSubmitted = false }
      .onChange(of: isSearching) { isSubmitted = false }
      .overlay {
        if isActive.wrappedValue, !isSubmitted, let shown = suggestions ?? outerSuggestions {
          SearchSuggestions(content: shown) { [isActive] in
            text.wrappedValue = $0
            isActive.wrappedValue = true
          }
        }
      }
      .navigationPreference { preferences in
        (preferences.accessory, preferences.keepsAccessory) = (AnyView(bar), keeps)
        (preferences.isSearching, preferences.allowsInlineAccessory) = (isSearching, allowsInline)
      }
  }
}

/// The field with its button to leave it. Source: M-BAR-6.
private struct SearchBar: View {
  @Binding var text: String
  @Binding var isActive: Bool
  let prompt: Text?
  let scopes: AnyView?
  let submitActions: [SubmitAction]
  let dismiss: DismissSearchAction
  let focus: SearchFocus?
  @FocusState private var isFocused: Bool
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.isInlineSearch) private var isInline

  var body: some View {
    VStack(spacing: BarMetrics.searchScopeGap) {
      HStack(spacing: ControlMetrics.SearchField.cancelGap) {
        field
        if isActive {
          Button(action: cancel) { Text(word: .cancel) }
        }
      }
      // Lower while the bar takes the field away.
      .frame(minHeight: 0, idealHeight: fieldHeight, maxHeight: fieldHeight)
      if isActive { scopes }
    }
    .padding(isInline ? EdgeInsets() : rowInsets)
    .environment(\.submitActions, submitActions)
    .environment(\.isToolbar, false)
    .font(.body)
    // A search that is on when it appears has the keyboard at once.
    .onAppear { if isActive { isFocused = true } }
    .onChange(of: isActive) { _, isActive in isFocused = isActive }
  }

  @ViewBuilder private var words: some View {
    let words = TextField<Text>(configuration).focused($isFocused)
    if let focus { focus.connect(AnyView(words)) } else { words }
  }

  private var fieldHeight: CGFloat { ControlMetrics.SearchField.height }
  private var rowInsets: EdgeInsets {
    let side = widthClass == .regular ? ListMetrics.wideMargin : BarMetrics.sidePadding
    return EdgeInsets(
      top: BarMetrics.searchRowTop, leading: side, bottom: BarMetrics.searchRowBottom, trailing: side)
  }

  private var field: some View { SearchFieldFrame(isEmpty: text.isEmpty, clear: { text = "" }) { words } }

  private var configuration: TextFieldConfiguration {
    let isActive = $isActive
    return TextFieldConfiguration(label: prompt ?? Text(word: .search), prompt: prompt, text: $text).with {
      $0.trigger = .search
      $0.onEditingChanged = { begins in if begins, !isActive.wrappedValue { isActive.wrappedValue = true } }
    }
  }

  private func cancel() { dismiss() }
}

private struct SearchScopes<Scope: Hashable, Content: View>: View {
  let scope: Binding<Scope>
  let content: Content
  var body: some View {
    Picker(selection: scope) {
      content
    } label: {
      EmptyView()
    }.pickerStyle(.segmented)
  }
}

/// What the app suggests to search for, over the content. Spec: G16.
private struct SearchSuggestions: View {
  let content: AnyView
  let complete: (String) -> Void
  var body: some View {
    List { content }.listStyle(.plain).environment(\.completeSearch, complete)
  }
}

/// A suggestion that puts its text into the field.
private struct SearchCompletion: ViewModifier {
  let text: String
  @Environment(\.completeSearch) private var complete
  func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(text)
      } label: {
        content.foregroundColor(.primary)
      }
    } else {
      content
    }
  }
}

extension View {
  /// Declares that what is inside can be searched: the page around shows a field under its title. Filtering is the
  /// app's. Without a navigation container around nothing shows. Spec: G15.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// The search is on while the binding is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// The older form with suggestions.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
  }
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions) }
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions) }

  /// What the search fields inside suggest while they are used.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }
  /// Makes this suggestion a button that puts `completion` into the field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(text: completion))
  }
  /// Parts of the content to choose from while the search fields inside are used.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(\.searchScopes, AnyView(SearchScopes(scope: scope, content: scopes())))
  }
}
