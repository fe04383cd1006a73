import SwiftUI

struct ContentView: View {
  @StateObject private var store = EpisodeStore()
  @State private var showFilters = false

  var body: some View {
    NavigationView {
      List {
        HeaderView(count: store.episodes.count)
        ForEach(store.episodes, id: \.name) { episode in
          ZStack {
            NavigationLink(destination: PlayerView(episode: episode)) {
              EmptyView()
            }
            .opacity(0)
            .buttonStyle(PlainButtonStyle())
            EpisodeView(episode: episode)
          }
          .frame(
            maxWidth: .infinity,
            maxHeight: .infinity,
            alignment: .leading)
          .listRowInsets(EdgeInsets())
          .padding(.bottom, 8)
          .padding([.leading, .trailing], 20)
          .background(Color.listBkgd)
        }
      }
      .listStyle(PlainListStyle())
      .navigationTitle("Videos")
      .toolbar {
        ToolbarItem {
          Button(action: { showFilters.toggle() }) {
            Image(systemName: "line.horizontal.3.decrease.circle")
              .accessibilityLabel(Text("Shows filter options"))
          }
        }
      }
      .sheet(isPresented: $showFilters) {
        FilterOptionsView()
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .environmentObject(store)
  }

  init() {
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
