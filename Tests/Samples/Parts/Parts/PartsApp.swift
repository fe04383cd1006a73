import CGears
import Machine
import SwiftUI

@main struct PartsApp: App {
  var body: some Scene { WindowGroup { PartsView() } }
}

/// Shows what each kind of part answers.
struct PartsView: View {
  var body: some View {
    List {
      LabeledContent("Teeth", value: "\(GEAR_TEETH)")
      LabeledContent("Turns of the wheel", value: "\(gear_turns(36))")
      LabeledContent("Area", value: "\(Machine.area)")
      LabeledContent("Entries", value: "\(Machine.entryCount("gear: 12\nwheel: 36"))")
    }
  }
}
