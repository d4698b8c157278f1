/** The name of the file that `epp` reads: the function adds the suffix where it is missing. */
export function eppName(reference: string): string {
  return reference.endsWith(".epp") ? reference : `${reference}.epp`;
}
