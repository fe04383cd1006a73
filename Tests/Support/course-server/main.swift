import CourseServer
import Foundation

// course-server [COUNT [SEED]]: serves until it is ended, and prints its port first.
let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard numbers.count <= 2, !numbers.contains(nil) else {
  FileHandle.standardError.write(Data("usage: course-server [COUNT [SEED]]: numbers of courses and their seed\n".utf8))
  exit(2)
}
let count = numbers.isEmpty ? 137 : Int(clamping: numbers[0]!)
let server = try Server(catalogue: Catalogue(seed: numbers.count < 2 ? 1 : numbers[1]!, count: count))
print(server.port)
fflush(stdout)
dispatchMain()
