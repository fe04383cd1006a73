import SwiftUI

extension Seed {
  struct ContentView: View {
    @EnvironmentObject var data: DataModel

    var body: some View {
      NavigationView {
        MasterView()
        DetailView(index: 0)
      }
    }
  }

  /// The list first, on an iPad too; list and page never stand beside each other then.
  struct StackContentView: View {
    @EnvironmentObject var data: DataModel

    var body: some View {
      NavigationView {
        MasterView()
        DetailView(index: 0)
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }

  /// While the model prints its text.
  struct FirstContentView: View {
    @ObservedObject var data: FirstDataModel

    var body: some View {
      Text("Hello, World!")
    }
  }
}
