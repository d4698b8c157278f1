class MatchData
  def size = captures.size + 1
  alias length size
  def end(group = 0) = self[group] && self.begin(group) + self[group].length
  def offset(group) = [self.begin(group), self.end(group)]
  def string = pre_match + self[0] + post_match
  def match(group) = self[group]
  def match_length(group) = self[group] && self[group].length
end
