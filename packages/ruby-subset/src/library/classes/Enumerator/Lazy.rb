class Enumerator
  class Lazy
    include Enumerable

    def initialize(source, size = nil, name: nil, args: [], run: nil, &step)
      raise ArgumentError, 'tried to call lazy new without a block' if source.is_a?(Lazy) && !run && !step
      @source, @size, @name, @args, @run, @step = source, size, name, args, run, step
    end

    def each(&block)
      return self unless block
      return @run.call(@source, block) if @run
      return @source.each(&block) unless @step
      Enumerator.new { |out| @source.each { |*values| @step.call(out, *values) } }.each(&block)
    end

    def derived(name, *args, &run) = Lazy.new(self, name: name, args: args, run: run)
    private :derived

    def inspect
      shown = @args.map(&:inspect).join(', ')
      "#<Enumerator::Lazy: #{@source.inspect}#{":#{@name}" if @name}#{"(#{shown})" unless shown.empty?}>"
    end
    alias to_s inspect

    def one_by_one = @one_by_one ||= eager
    private :one_by_one
    def next = one_by_one.next
    def peek = one_by_one.peek
    def rewind
      @one_by_one = nil
      self
    end
    def size = @run || @step ? @size : @source.size

    def lazy = self
    def eager = Enumerator.new { |out| each { |item| out << item } }
    def to_a
      found = []
      each { |item| found << item }
      found
    end
    alias force to_a
    def first(count = nil) = count ? take(count).to_a : take(1).to_a[0]

    def map(&change)
      raise ArgumentError, 'tried to call lazy map without a block' unless change
      derived(:map) { |source, out| source.each { |*item| out.call(change.call(*item)) } }
    end
    alias collect map
    def flat_map(&change)
      derived(:flat_map) { |source, out| source.each { |item| (made = change.call(item)).is_a?(Array) ? made.each { |part| out.call(part) } : out.call(made) } }
    end
    alias collect_concat flat_map
    def select(&test)
      raise ArgumentError, 'tried to call lazy select without a block' unless test
      derived(:select) { |source, out| source.each { |item| out.call(item) if test.call(item) } }
    end
    alias filter select
    alias find_all select
    def reject(&test)
      raise ArgumentError, 'tried to call lazy reject without a block' unless test
      derived(:reject) { |source, out| source.each { |item| out.call(item) unless test.call(item) } }
    end
    def compact = derived(:compact) { |source, out| source.each { |item| out.call(item) unless item.nil? } }
    def filter_map(&change)
      derived(:filter_map) { |source, out| source.each { |item| (made = change.call(item)) && out.call(made) } }
    end
    def grep(pattern, &change)
      derived(:grep, pattern) { |source, out| source.each { |item| out.call(change ? change.call(item) : item) if pattern === item } }
    end
    def grep_v(pattern, &change)
      derived(:grep_v, pattern) { |source, out| source.each { |item| out.call(change ? change.call(item) : item) unless pattern === item } }
    end
    def with_index(start = 0, &change)
      derived(:with_index, *(start == 0 ? [] : [start])) do |source, out|
        at = start - 1
        source.each do |item|
          change ? change.call(item, at += 1) : nil
          out.call(change ? item : [item, at += 1])
        end
      end
    end
    alias each_with_index with_index
    def zip(*others)
      derived(:zip, *others) do |source, out|
        walks = others.map { |each| each.respond_to?(:next) ? each : each.each_entry }
        source.each { |item| out.call([item] + walks.map { |walk| begin walk.next; rescue StopIteration; nil; end }) }
      end
    end
    def each_slice(count) = derived(:each_slice, count) { |source, out| source.eager.each_slice(count) { |part| out.call(part) } }
    def each_cons(count) = derived(:each_cons, count) { |source, out| source.eager.each_cons(count) { |part| out.call(part) } }
    def uniq(&by)
      derived(:uniq) do |source, out|
        seen = {}
        source.each do |item|
          key = by ? by.call(item) : item
          out.call(item) unless seen.key?(key)
          seen[key] = true
        end
      end
    end
    def take(count)
      raise ArgumentError, 'attempt to take negative size' if count < 0
      derived(:take, count) do |source, out|
        left = count
        catch(out) do
          throw out if left <= 0
          source.each do |item|
            out.call(item)
            throw out if (left -= 1) <= 0
          end
        end
      end
    end
    def drop(count)
      raise ArgumentError, 'attempt to drop negative size' if count < 0
      derived(:drop, count) do |source, out|
        left = count
        source.each { |item| left > 0 ? left -= 1 : out.call(item) }
      end
    end
    def take_while(&test)
      derived(:take_while) { |source, out| catch(out) { source.each { |item| test.call(item) ? out.call(item) : throw(out) } } }
    end
    def drop_while(&test)
      derived(:drop_while) do |source, out|
        dropping = true
        source.each { |item| (dropping &&= test.call(item)) || out.call(item) }
      end
    end
  end
end
