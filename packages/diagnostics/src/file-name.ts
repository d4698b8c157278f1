/** Names that Windows reserves for devices, with any extension. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9\xb9\xb2\xb3]|lpt[0-9\xb9\xb2\xb3])(?:\.|$)/i;

/**
 * Whether a string is a valid file name on every system: not a path, not a device, without control characters, and
 * nothing that a system would cut off. To be called before deriving a file name from an input.
 */
export function isFileName(name: string): boolean {
  return (
    /^[^/\\:*?"<>|\0-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+$/.test(name) &&
    !/[. ]$/.test(name) &&
    !devices.test(name)
  );
}
