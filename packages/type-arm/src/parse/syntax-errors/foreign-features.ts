import type { ForeignForm } from "@cairn/syntax";

/** Features as other languages write them: the type first, modifiers, bounds in brackets. The first that matches wins. */
export const features: readonly ForeignForm[] = [
  {
    pattern: /\b(?:private|public|protected|readonly|final|static|required)\s+(?=attr\b|has\b)/g,
    problem: "a feature has no modifier before it",
    help: "remove it: a feature is `attr name, Type`, its properties are settings: `{ changeable => false }`",
    fix: "",
  },
  {
    pattern: /\b(attr|has)\s+(?:private|public|readonly|final|required|optional)\s+([A-Z]\w*)\s+\$?([a-z]\w*)/g,
    problem: "a feature has no modifier before its name",
    help: "write `$1 $3, $2`; its properties are settings: `{ changeable => false }`",
    fix: "$1 $3, $2",
  },
  {
    pattern:
      /\b(attr|has)\s+(?:many\s+|\[\s*)?([A-Z][\w:]*)(?:\s*\[\s*\]|\s*\[\s*\d*\s*(?:\.\.|,)?\s*\*\s*\]|\s*\]|[*+])\s*\$?([a-z]\w*)/g,
    problem: "several values are a setting, not a part of the type",
    help: "write `$1 $3, $2 { max => unbound }`",
    fix: "$1 $3, $2 { max => unbound }",
  },
  {
    pattern: /\b(attr|has)\s+many\s+([A-Z][\w:]*)\s+\$?([a-z]\w*)/g,
    problem: "several values are a setting, not a part of the type",
    help: "write `$1 $3, $2 { max => unbound }`",
    fix: "$1 $3, $2 { max => unbound }",
  },
  {
    pattern:
      /\b(attr|has)\s+([a-z]\w*)\s*,\s*(?:many\s+)?(?:(?:Array|List|Set|array|list)\s*[[<]\s*([A-Z][\w:]*)\s*[\]>]|\[\s*([A-Z][\w:]*)\s*\]|([A-Z][\w:]*)\s*\[\s*\]|([A-Z][\w:]*)\s*[*+](?!\w))/g,
    problem: "several values are a setting, not a part of the type",
    help: "write `$1 $2, $3$4$5$6 { max => unbound }`",
    fix: "$1 $2, $3$4$5$6 { max => unbound }",
  },
  {
    pattern: /\b(attr|has)\s+([a-z]\w*)\s*,\s*([A-Z][\w:]*)\s*\[\s*(?:(\d+)\s*(?:\.\.|,)\s*)?\*\s*\]/g,
    problem: "how many values there are is a setting, not a part of the type",
    help: "write `$1 $2, $3 { min => …, max => unbound }`",
    fix: "$1 $2, $3 { max => unbound }",
  },
  {
    pattern: /\b(attr|has)\s+([a-z]\w*)\s*,\s*([A-Z][\w:]*)\s*\[\s*(min|max)\s*=>?\s*(\d+)\s*\]/g,
    problem: "settings are in braces",
    help: "write `$1 $2, $3 { $4 => $5 }`",
    fix: "$1 $2, $3 { $4 => $5 }",
  },
  {
    pattern: /\b(attr|has)\s+([A-Z][\w:]*)\s*\[\s*(min|max)\s*=>?\s*(\d+)\s*\]\s*\$?([a-z]\w*)/g,
    problem: "settings are in braces, after the type",
    help: "write `$1 $5, $2 { $3 => $4 }`",
    fix: "$1 $5, $2 { $3 => $4 }",
  },
  {
    pattern: /\b(attr|has)\s+(?:[Oo]ptional\s*\[\s*([A-Z]\w*)\s*\]|([A-Z]\w*)\?)\s*,?\s*\$?([a-z]\w*)/g,
    problem: "that a value may be missing is a setting, not a part of the type",
    help: "write `$1 $4, $2$3 { min => 0 }`",
    fix: "$1 $4, $2$3 { min => 0 }",
  },
  {
    pattern: /\b(attr|has)\s+([a-z]\w*)\s*,\s*(?:Optional\s*\[\s*([A-Z]\w*)\s*\]|([A-Z]\w*)\?)/g,
    problem: "that a value may be missing is a setting, not a part of the type",
    help: "write `$1 $2, $3$4 { min => 0 }`",
    fix: "$1 $2, $3$4 { min => 0 }",
  },
  {
    pattern:
      /\b(attr|has)\s+([A-Z][\w:]*)!?\s+\$([a-z]\w*)|\b(attr|has)\s+([A-Z][\w:]*)!?\s+([a-z]\w*)(?=\s*(?:[,;{}=]|$))/g,
    problem: "the name of a feature is before its type",
    help: "write `$1$4 $3$6, $2$5`",
    fix: "$1$4 $3$6, $2$5",
  },
  {
    pattern: /\b(attr|has)\s+(?:int|integer)\s+\$?([a-z]\w*)/g,
    problem: "the name of a feature is before its type, which is `Integer`",
    help: "write `$1 $2, Integer`",
    fix: "$1 $2, Integer",
  },
  {
    pattern: /\b(attr|has)\s+(?:str|string|text)\s+\$?([a-z]\w*)/g,
    problem: "the name of a feature is before its type, which is `String`",
    help: "write `$1 $2, String`",
    fix: "$1 $2, String",
  },
  {
    pattern: /\b(attr|has)\s+(?:bool|boolean)\s+\$?([a-z]\w*)/g,
    problem: "the name of a feature is before its type, which is `Boolean`",
    help: "write `$1 $2, Boolean`",
    fix: "$1 $2, Boolean",
  },
  {
    pattern: /\b(attr|has)\s+(?:float|double|number|real)\s+\$?([a-z]\w*)/g,
    problem: "the name of a feature is before its type, which is `Float`",
    help: "write `$1 $2, Float`",
    fix: "$1 $2, Float",
  },
  {
    pattern: /\b(attr|has)\s+([A-Z]\w*)\s*\[([^[\]]*)\]\s+\$?([a-z]\w*)/g,
    problem: "the name of a feature is before its type",
    help: "write `$1 $4, $2`",
    fix: "$1 $4, $2[$3]",
  },
  {
    pattern: /\b(attr|has)\s+(?:[$@](\w+)\s*[,:=]?>?|(['"])(\w+)\3\s*[,:=]?>?|([a-z]\w*)\s*[:=]>?)\s*([A-Z][\w:]*)/g,
    problem: "a feature is its name, a comma and its type",
    help: "write `$1 $2$4$5, $6`",
    fix: "$1 $2$4$5, $6",
  },
  {
    pattern: /\b(attr|has)\s+([a-z]\w*)\s*,\s*(?:Integer|Float)\s*\[\s*(-?\d+)\s*\.\.+\s*(-?\d+)\s*\]/g,
    problem: "the bounds of a number are a check, not a part of the type",
    help: "write `$1 $2, Integer { check => { $it >= $3 and $it <= $4 } }`",
    fix: "$1 $2, Integer { check => { $it >= $3 and $it <= $4 } }",
  },
];
