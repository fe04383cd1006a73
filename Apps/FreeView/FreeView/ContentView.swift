import SwiftUI

struct ContentView: View {
  @StateObject private var library: Library
  @StateObject private var store: EpisodeStore
  @State private var showFilters = false
  @State private var showSettings = false

  var body: some View {
    NavigationView {
      EpisodeList(watchLog: library.watchLog)
        .navigationTitle("Videos")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) {
            Button(action: { showSettings.toggle() }) {
              Image(systemName: "gearshape")
                .accessibilityLabel(Text("Shows settings"))
            }
          }
          ToolbarItem {
            Button(action: { showFilters.toggle() }) {
              Image(systemName: "line.horizontal.3.decrease.circle")
                .accessibilityLabel(Text("Shows filter options"))
            }
          }
        }
        .sheet(isPresented: $showFilters) {
          FilterOptionsView()
            .environmentObject(store)
        }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .sheet(isPresented: $showSettings) {
      SettingsView(library: library)
    }
    .environmentObject(store)
    .environment(\.library, library)
    .background(loading)
    .onChange(of: library.choice) { _ in store.use(library.source) }
  }

  /// Works as long as there is something to wait for.
  private var loading: some View {
    ZStack {
      if store.phase == .loading {
        Color.clear.task(id: store.currentLoad) { await store.load() }
      }
      if store.nextPagePhase == .loading {
        Color.clear.task(id: store.wantedPage) { await store.loadNextPage() }
      }
    }
    .accessibilityHidden(true)
  }

  init(library: Library = Library()) {
    _library = StateObject(wrappedValue: library)
    _store = StateObject(wrappedValue: EpisodeStore(source: library.source))

    // 1
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = UIColor(named: "top-bkgd")
    appearance.largeTitleTextAttributes =
      [.foregroundColor: UIColor.white]
    appearance.titleTextAttributes =
      [.foregroundColor: UIColor.white]

    // 2
    UINavigationBar.appearance().tintColor = .white

    // 3
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().compactAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance

    // 4
    UISegmentedControl.appearance()
      .selectedSegmentTintColor = UIColor(named: "list-bkgd")
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContentView()
      ContentView()
        .preferredColorScheme(.dark)
    }
  }
}
