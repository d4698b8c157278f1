/** A minimal manifest for each rule, and the rule's effect there: the redex before and after, and the change. */
export interface RuleExample {
  readonly rule: string;
  readonly manifest: string;
  readonly node?: string;
}

const example = (rule: string, manifest: string, node?: string): RuleExample =>
  node === undefined ? { rule, manifest } : { rule, manifest, node };

export const ruleExamples: readonly RuleExample[] = [
  // Variables
  example("LVar", "$x = 1\n$y = $x"),
  example("PVar", "$x = 1\nclass a { $y = $x }\ninclude a"),
  example("TVar", "$x = 1\n$y = $::x"),
  example("QVar", "class a { $x = 1 }\ninclude a\n$y = $::a::x"),
  // Arithmetic, comparisons, booleans
  example("ARITHLeft", "$x = (1 + 2) * 3"),
  example("ARITHRight", "$x = 1 - (2 + 3)"),
  example("ARITHValue", "$x = -7 / 2"),
  example("COMPLeft", "$x = 1 + 1 == 2"),
  example("COMPRight", "$x = 2 == 1 + 1"),
  example("COMPValueI", "$x = 'A' == 'a'"),
  example("COMPValueII", "$x = 2 < 1"),
  example("ANDLeft", "$x = !true and true"),
  example("ANDRightI", "$x = true and !true"),
  example("ANDRightII", "$x = false and $nothing"),
  example("ANDValue", "$x = true and false"),
  example("ORLeft", "$x = !true or true"),
  example("ORRightI", "$x = false or !true"),
  example("ORRightII", "$x = true or $nothing"),
  example("ORValue", "$x = false or true"),
  example("NOTStep", "$x = !(1 == 2)"),
  example("NOTValueI", "$x = !true"),
  example("NOTValueII", "$x = !false"),
  // Arrays, hashes, references
  example("ARRExp", "$x = [1, 1 + 1, 2 + 1]"),
  example("ARREleI", "$x = [1 + 1, 3]"),
  example("ARREleII", "$x = [1, 1 + 1]"),
  example("HAExp", "$x = { a => 1, b => 1 + 1, 3 => 2 + 1 }"),
  example("HAEleI", "$x = { a => 1 + 1, b => 3 }"),
  example("HAEleII", "$x = { a => 1, b => 1 + 1 }"),
  example("DeRefExp", "$a = [1]\n$x = $a[0]"),
  example("DeRefIndex", "$x = [1, 2][0 + 1]"),
  example("DeRefArray", "$x = [1, [2, 3]][1]"),
  example("DeRefHash", "$x = { a => 1, 2 => 'two' }[2]"),
  example("RefRes", "$t = 'a'\n$x = File[$t]"),
  example("DeRefRes", "file { 'a': owner => 'alice' }\n$x = File['a']['owner']"),
  // Selectors
  example("SControl", "$x = 1 + 1 ? { 2 => 'two', default => 'other' }"),
  example("SCase", "$x = 2 ? { 1 + 1 => 'two', default => 'other' }"),
  example("SChooseI", "$x = 2 ? { 2 => 'two', default => 'other' }"),
  example("SChooseII", "$x = 3 ? { default => 'other', 2 => 'two' }"),
  // Statements
  example("EXPRStep", "1 + 2"),
  example("EXPRValue", "3"),
  example("SEQStep", "class a { $x = 1 $y = 2 }\ninclude a"),
  example("SEQSkip", "class a { $x = 1 $y = 2 }\ninclude a"),
  example("AssignStep", "$x = 1 + 2"),
  example("Assign", "$x = 3"),
  example("IFStep", "if 1 == 1 { $x = 1 }"),
  example("IFT", "if true { $x = 1 } else { $x = 2 }"),
  example("IFF", "if false { $x = 1 } else { $x = 2 }"),
  example("UNLESSStep", "unless 1 == 1 { $x = 1 }"),
  example("UNLESST", "unless true { $x = 1 }"),
  example("UNLESSF", "unless false { $x = 1 }"),
  example("CASEStep1", "case 1 + 1 { 2: { $x = 1 } }"),
  example("CASEStep2", "case 2 { 1 + 1: { $x = 1 } }"),
  example("CASEMatch", "case 2 { 2: { $x = 1 } }"),
  example("CASENoMatch", "case 2 { 1: { $x = 1 } default: { $x = 2 } }"),
  example("CASEDone", "case 2 { 1: { $x = 1 } }"),
  // Scopes
  example("ScopeStep", "class a { $x = 1 }\ninclude a"),
  example("ScopeDef", "define d { $x = 1 }\nd { 't': }"),
  example("ScopeDone", "class a { }\ninclude a"),
  example("DefScopeDone", "define d { }\nd { 't': }"),
  // Declarations
  example("ResStep", "$t = 'a'\nfile { $t: owner => 'alice' }"),
  example("RESTitle", "$t = 'a'\nfile { $t: owner => 'alice' }"),
  example("RESStepI", "$o = 'alice'\nfile { 'a': owner => $o }"),
  example("RESStepII", "$m = '0644'\nfile { 'a': owner => 'alice', mode => $m }"),
  example("ResDecl", "file { 'a': owner => 'alice', mode => '0644' }"),
  example("DefStep", "define d($p) { }\n$v = 1\nd { 't': p => $v }"),
  example("Def", "define d($p, $q = 2) { $r = 3 }\nd { 't': p => 1 }"),
  example("IncU", "class a($p = 1) { }\nnode default { include a }"),
  example("IncD", "class a { }\ninclude a\ninclude a"),
  example("IncPU", "class b { }\nclass a inherits b { }\ninclude a"),
  example("IncPD", "class b { }\nclass a inherits b { }\ninclude b\ninclude a"),
  example("CDecStep", "class a($p) { }\nclass { 'a': p => 1 + 2 }"),
  example("CDecU", "class a($p) { }\nclass { 'a': p => 1 }"),
  example("CDecPU", "class b { }\nclass a($p) inherits b { }\nclass { 'a': p => 1 }"),
  example("CDecPD", "class b { }\nclass a($p) inherits b { }\ninclude b\nclass { 'a': p => 1 }"),
  // Manifests
  example("TopScope", "$x = 1"),
  example("MSEQStep", "$x = 1\n$y = 2"),
  example("MSEQSkip", "$x = 1\n$y = 2"),
  example("NodeMatch", "node 'web1', /^db/ { $x = 1 }\nnode default { }", "db7"),
  example("NodeNoMatch", "node default { $x = 1 }\nnode web1 { }", "WEB1"),
  example("RDef", "define d($p, $q = 1) { }"),
  example("CDef", "class a { }"),
  example("CDefI", "class a inherits b { }"),
  example("CDefP", "class a($p) { }"),
  example("CDefPI", "class a($p) inherits b { }"),
];
