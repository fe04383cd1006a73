import SwiftUI

struct FilterButtonStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(isSelected ? .white : Color(UIColor.label))
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(isSelected ? Color.greenButton : Color.grayButton)
      .cornerRadius(10)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

struct FilterButtonStyle_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      Button("iOS") { }
        .buttonStyle(FilterButtonStyle(isSelected: true))
      Button("Web") { }
        .buttonStyle(FilterButtonStyle(isSelected: false))
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
