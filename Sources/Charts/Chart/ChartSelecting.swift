import SwiftUI

/// Takes fingers over a plot where the app wants to know what lies under them. Scrolling goes on below.
struct ChartSelecting: View {
  let data: ChartData
  let x: AxisScale
  let y: AxisScale
  let anchor: Anchor<CGRect>?
  @GestureState private var finger: Finger?

  private struct Finger: Equatable {
    var start: CGPoint
    var now: CGPoint
  }

  var body: some View {
    if let anchor, isWanted {
      GeometryReader { geometry in
        let frame = geometry[anchor]
        Color.clear
          .contentShape(Rectangle())
          .simultaneousGesture(
            DragGesture(minimumDistance: 0).updating($finger) { drag, finger, _ in
              finger = Finger(start: drag.startLocation, now: drag.location)
            }
          )
          .onChange(of: finger) { _, finger in write(finger, PlotGeometry(data, x: x, y: y, size: frame.size)) }
          .frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }

  private var isWanted: Bool {
    data.options.x.selection != nil || data.options.y.selection != nil || data.options.angleSelection != nil
  }

  private func write(_ finger: Finger?, _ geometry: PlotGeometry) {
    if let selection = data.options.x.selection { write(selection, finger?.start.x, finger?.now.x, geometry.x) }
    if let selection = data.options.y.selection { write(selection, finger?.start.y, finger?.now.y, geometry.y) }
    data.options.angleSelection?.write(finger.map { geometry.sectorValue(at: geometry.angle(at: $0.now)) })
  }

  private func write(_ selection: ChartSelection, _ start: CGFloat?, _ now: CGFloat?, _ scale: AxisScale) {
    func inside(_ place: CGFloat) -> CGFloat { min(max(place, 0), max(scale.length - 0.001, 0)) }
    guard let start, let now else { return selection.write(nil) }
    guard let writeRange = selection.writeRange else { return selection.write(scale.value(at: inside(now))) }
    if let first = scale.value(at: inside(start)), let last = scale.value(at: inside(now)) { writeRange(first, last) }
  }
}
