import SwiftUI

/// A list of as many rows as the variable ROWS says: what `Benchmarks/Floor/list.c` shows.
@main
struct ListApp: App {
  var body: some Scene { WindowGroup { RowList(count: Int(ProcessInfo.processInfo.environment["ROWS"] ?? "") ?? 100) } }
}

struct RowList: View {
  let count: Int
  var body: some View {
    List(0..<count, id: \.self) { index in
      HStack(spacing: 8) {
        Color.blue.frame(width: 32, height: 32)
        VStack(alignment: .leading, spacing: 0) {
          Text("Row \(index)")
          Text("Something about it")
        }
        Spacer()
        Text("\(index % 100)")
      }
    }
  }
}
