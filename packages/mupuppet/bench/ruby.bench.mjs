/**
 * An environment whose functions, resource types and templates are Ruby: as a whole process against the command `puppet`, its nodes
 * against Puppet's own compiler in its process, and what loading Ruby's parser adds to a process. All in CPU time. Without Puppet the
 * first two are left out; another one than the installed one is measured where RUBYLIB names its library.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { capture } from "../../../tools/shared/command.mjs";
import { checked, median, perNode, resourcesOf, times } from "./modules.bench.mjs";

const metadata = `{"name":"cairn-calc","version":"1.0.0","author":"cairn","license":"Apache-2.0","summary":"","source":"","dependencies":[]}`;

const files = {
  "environment.conf": "modulepath = modules\n",
  "manifests/site.pp": `$names = Integer[1, 150].map |$n| { "service\${n}" }
$names.each |$index, $name| {
  file { "/etc/\${name}.conf":
    content => calc::settings($name, { 'port' => 8000 + $index, 'hosts' => calc_hosts($name, 3), 'tags' => ['b', 'a'] }),
  }
  calc_limit { $name: soft => calc::fraction($index, 7), ensure => present }
}
`,
  "modules/calc/metadata.json": metadata,
  "modules/calc/lib/puppet/functions/calc/settings.rb": `Puppet::Functions.create_function(:'calc::settings') do
  dispatch :settings do
    param 'String[1]', :name
    param 'Hash[String, Any]', :values
    return_type 'String'
  end

  def settings(name, values)
    lines = values.sort.map do |key, value|
      shown = value.is_a?(Array) ? value.sort.join(', ') : value.to_s
      format('%-10s = %s', key, shown)
    end
    "[#{name.gsub(/(\\d+)/) { "-#{$1}" }}]\\n#{lines.join("\\n")}\\n"
  end
end
`,
  "modules/calc/lib/puppet/functions/calc/fraction.rb": `require_relative '../../../calc/numbers'
Puppet::Functions.create_function(:'calc::fraction') do
  dispatch(:fraction) { param 'Integer', :part; param 'Integer[1]', :whole }
  def fraction(part, whole) = Calc::Numbers.percent(part, whole)
end
`,
  "modules/calc/lib/calc/numbers.rb": `module Calc
  module Numbers
    def self.percent(part, whole)
      (1..whole).inject(0) { |sum, each| sum + part % each }.fdiv(whole).round(2).to_s
    end
  end
end
`,
  "modules/calc/lib/puppet/parser/functions/calc_hosts.rb": `module Puppet::Parser::Functions
  newfunction(:calc_hosts, type: :rvalue, arity: 2) do |args|
    name, count = args
    Array.new(count.to_i) { |at| "#{name}-#{at}.#{lookupvar('facts')['domain']}" }
  end
end
`,
  "modules/calc/lib/puppet/type/calc_limit.rb": `Puppet::Type.newtype(:calc_limit) do
  ensurable
  newparam(:name, namevar: true)
  newproperty(:soft) { validate { |value| raise 'no number' unless value =~ /\\d/ } }
end
`,
};

/** The rows of the bench; `only` leaves out those whose ids don't hold it. */
export async function run({ quick = false, only = "" } = {}) {
  const groups = { whole, nodes, prism };
  const isWanted = (id) => id.includes(only) || only.startsWith(id);
  const puppet = capture("puppet", ["--version"]);
  const hasPuppet = puppet.status === 0;
  const wanted = Object.entries(groups).filter(
    ([name]) => isWanted(`muruby-${name}`) && (hasPuppet || name === "prism"),
  );
  if (wanted.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-ruby-"));
  try {
    const world = makeEnvironment(folder);
    return wanted.map(([name, measure]) =>
      measure(`muruby-${name}`, world, { folder, quick, version: puppet.stdout.trim() }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeEnvironment(folder) {
  const environment = join(folder, "environments/production");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(environment, path)), { recursive: true });
    writeFileSync(join(environment, path), text);
  }
  const facts = join(folder, "node.yaml");
  writeFileSync(facts, `${JSON.stringify({ domain: "example.org", clientcert: "node.example.org" })}\n`);
  return { environment, facts: [facts] };
}

/** Both by turns, with facts that are known already. */
function whole(id, { environment, facts }, { folder, quick, version }) {
  mkdirSync(join(folder, "yaml/facts"), { recursive: true });
  const stored = `--- !ruby/object:Puppet::Node::Facts\nname: node.example.org\nvalues: {domain: example.org}\n`;
  writeFileSync(join(folder, "yaml/facts/node.example.org.yaml"), stored);
  const own = ["compile", `${environment}/`, "--facts", facts[0], "--quiet"];
  const puppet = ["catalog", "compile", "node.example.org", "--environmentpath", dirname(environment)];
  const settings = ["--facts_terminus", "yaml", "--confdir", folder, "--vardir", folder];
  const rounds = Array.from({ length: quick ? 3 : 9 }, () => [
    resourcesOf(own).cpu,
    cpuOfPuppet([...puppet, ...settings]),
  ]);
  const [ours, theirs] = [0, 1].map((at) => median(rounds.map((each) => each[at])));
  const what = "an environment whose functions are Ruby, the whole process, speed";
  return times(id, what, ours, theirs, 5, `\`puppet catalog compile\` ${version} with stored facts, CPU time`);
}

/** The milliseconds of CPU time of a process of Puppet's command. */
function cpuOfPuppet(words) {
  const report = `at_exit { used = Process.times; warn "used #{((used.utime + used.stime) * 1000).round}" }`;
  const start = `require "puppet/util/command_line"; Puppet::Util::CommandLine.new("puppet", ARGV).execute`;
  return Number(/used (\d+)/.exec(checked("ruby", ["-e", `${report}; ${start}`, "--", ...words]).stderr)[1]);
}

function nodes(id, world, { folder, quick, version }) {
  const counts = quick ? [100, 10, 1] : [500, 30, 3];
  const row = perNode(id, "of an environment whose functions are Ruby", world, {
    folder,
    counts,
    goal: 10,
    clock: "cpu",
  });
  return { ...row, peer: row.peer.replace("Puppet's", `Puppet ${version}'s`) };
}

/** A function in Ruby against the same in Puppet's language: what else differs is the parser and the interpreter. */
function prism(id, _world, { folder, quick }) {
  const root = join(folder, "one");
  const made = {
    "modules/one/metadata.json": metadata.replace("calc", "one"),
    "modules/one/functions/plain.pp": "function one::plain($x) { $x }\n",
    "modules/one/lib/puppet/functions/one/ruby.rb":
      "Puppet::Functions.create_function(:'one::ruby') do\n  def ruby(x)\n    x\n  end\nend\n",
    "plain.pp": "notify { one::plain('a'): }\n",
    "ruby.pp": "notify { one::ruby('a'): }\n",
  };
  for (const [path, text] of Object.entries(made)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const timeOf = (name) =>
    resourcesOf(["compile", join(root, name), "--modulepath", join(root, "modules"), "--quiet"]).cpu;
  const rounds = Array.from({ length: quick ? 5 : 15 }, () => [timeOf("plain.pp"), timeOf("ruby.pp")]);
  const value = Math.round(median(rounds.map(([plain, ruby]) => ruby - plain)));
  const what = "what loading Ruby's parser and interpreter adds to a process";
  return {
    id,
    what,
    value,
    unit: "ms",
    goal: "<= 100",
    ok: value <= 100,
    peer: "the same function in Puppet's language",
  };
}
