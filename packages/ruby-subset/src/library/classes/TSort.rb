module TSort
  class Cyclic < StandardError; end

  def tsort = each_strongly_connected_component.map { |part| part.length == 1 ? part.first : raise(Cyclic, "topological sort failed: #{part.inspect}") }
  def tsort_each(&block) = tsort.each(&block)

  def strongly_connected_components
    number, low, stack, found = {}, {}, [], []
    visit = lambda do |node|
      number[node] = low[node] = number.length
      stack << node
      tsort_each_child(node) do |child|
        if !number.key?(child)
          visit.call(child)
          low[node] = [low[node], low[child]].min
        elsif stack.include?(child)
          low[node] = [low[node], number[child]].min
        end
      end
      if low[node] == number[node]
        at = stack.index(node)
        found << stack.slice!(at..)
      end
    end
    tsort_each_node { |node| visit.call(node) unless number.key?(node) }
    found
  end

  def each_strongly_connected_component(&block) = strongly_connected_components.each(&block)
end
