module Timeout
  class Error < RuntimeError; end
  class ExitException < Exception; end

  # Time stands still during a run, which has bounds of its own.
  def self.timeout(seconds, *) = yield(seconds)
  def timeout(...) = Timeout.timeout(...)
end
