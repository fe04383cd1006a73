import SwiftUI

/// A colour and a text of a package's own bundle.
public struct Paint: View {
  public init() {}
  public var body: some View {
    Text("paint", bundle: .module).padding(6).background(Color(.paint)).clipShape(.rect(cornerRadius: 6))
  }
}
