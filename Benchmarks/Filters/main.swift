// What filters cost and how they look: `filter-benchmarks help` says how it is called.
import CoreImage
import Foundation

setvbuf(stdout, nil, _IOLBF, 0)
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "sheet" where arguments.count == 2: try ContactSheet().write(to: URL(fileURLWithPath: arguments[1]))
case "picture" where arguments.count == 4:
  try Scene.write(
    width: Int(arguments[2]) ?? 1600, height: Int(arguments[3]) ?? 1200, to: URL(fileURLWithPath: arguments[1]))
case "preview" where arguments.count >= 2:
  Figures.preview(URL(fileURLWithPath: arguments[1]), Array(arguments.dropFirst(2)))
case "slider" where arguments.count >= 2:
  SliderFigures.print(URL(fileURLWithPath: arguments[1]), runs: 101, Array(arguments.dropFirst(2)))
case "export" where arguments.count == 4:
  try Figures.export(URL(fileURLWithPath: arguments[1]), arguments[2], to: URL(fileURLWithPath: arguments[3]))
default:
  print(
    """
    filter-benchmarks sheet OUT.jpg              all filters on one page
    filter-benchmarks picture OUT.jpg W H        a picture of that size, to measure with
    filter-benchmarks preview PICTURE [FILTER…]  each filter at the picture's size: least of 9, wall and processor time
    filter-benchmarks slider PHOTO [FILTER…]     101 steps of a filter's first slider, on the photo at 1600 pixels
    filter-benchmarks export PICTURE FILTER OUT  from file to file, with the greatest memory
    """)
}
