/** What Windows takes for devices, with any ending. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9\xb9\xb2\xb3]|lpt[0-9\xb9\xb2\xb3])(?:\.|$)/i;

/**
 * Whether a text can be the name of a file, the same on every system: no path, no device, no character that controls how others are shown, nothing that a system cuts off.
 * What makes names of files from texts of an input asks here.
 */
export function isFileName(name: string): boolean {
  return (
    /^[^/\\:*?"<>|\0-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+$/.test(name) &&
    !/[. ]$/.test(name) &&
    !devices.test(name)
  );
}
