import SwiftUI

#if os(iOS)
let platform = "iOS"
#else
let platform = "another platform"
#endif

struct ContentView: View {
  @EnvironmentObject var counter: Counter
  @State private var text = ""

  var body: some View {
    NavigationView {
      VStack(spacing: 20) {
        Text("Active \(counter.activations) on \(platform)")
        Button("Tap \(counter.taps)") {
          _ = counter.perform(#selector(Counter.tap))
        }
        TextField("Name", text: $text)
          .textFieldStyle(RoundedBorderTextFieldStyle())
        Button("Done") {
          UIApplication.shared.sendAction(
            #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
      .padding()
      .navigationBarTitle("Delegates")
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environmentObject(Counter.shared)
  }
}
