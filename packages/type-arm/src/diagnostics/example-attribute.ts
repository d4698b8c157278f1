/** Programs of one attribute with these settings, for pages. */

export function attribute(settings: string, type = "String"): { readonly "user.pp": string } {
  return { "user.pp": `type User {\n  attr name, ${type} {\n    ${settings}\n  }\n}\n` };
}

export function age(settings: string, type = "Integer"): { readonly "user.pp": string } {
  return { "user.pp": `type User {\n  attr age, ${type} {\n    ${settings}\n  }\n}\n` };
}
