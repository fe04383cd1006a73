import FoundationXML

// Foundation has these itself on Apple's systems. The library behind them is loaded only by an app that uses them.
public typealias XMLParser = FoundationXML.XMLParser
public typealias XMLParserDelegate = FoundationXML.XMLParserDelegate
