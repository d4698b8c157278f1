/** Longer ones are no file's name any more, with what is put after them. */
const mostUnits = 200;

/**
 * Whether a text may be a certificate's name: what Puppet's agents call themselves, in small letters. Such a name is
 * also a safe name of a file: it holds no separator, and begins with a letter or a digit.
 */
export function isCertificateName(text: string): boolean {
  return text.length <= mostUnits && /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(text);
}
