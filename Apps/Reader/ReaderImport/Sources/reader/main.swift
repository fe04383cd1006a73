import Foundation

let tool = Tool(arguments: Array(CommandLine.arguments.dropFirst()))
exit(await tool.run())
