import Foundation

// Names of Core Foundation that stand for the same values as Foundation's: both convert by `as`.
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFTimeInterval = TimeInterval
public typealias CFAbsoluteTime = TimeInterval

/// Seconds since the first instant of 2001, by the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Runs `body`. There is no pool here: objects go as soon as nobody holds them.
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{
  try body()
}
