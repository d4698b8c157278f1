/** A program of about `bytes` bytes in the style of real ones: blocks, references, conditions, lists, strings, mutations, comments. */
export function generateProgram(bytes) {
  const parts = [
    "// generated for the bench\nDomain => 'example.com'\nprivate Base => 8000\ndef url(x) = 'https://' ++ $x\n",
  ];
  let length = parts[0].length;
  for (let index = 0; length < bytes; index++) {
    const part = host(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join("");
}

function host(index) {
  return `Host${index} => {
  Name => 'host-${index}.' ++ $Domain
  Address => '10.0.${(index >> 8) & 255}.${index & 255}' // in the first rack
  Memory ~(max)> ${1024 * (1 + (index % 7))}
  Disks => [ ${index}, ${index + 1}, 'sda${index % 26}' ]
  Web ~> { Port => $Base + ${index % 1000}, Load => 0.${index % 97}1, Enabled => ${index % 3 === 0} }
  Url => url($Host${index}.Name)
  Size => if ($Host${index}.Memory > 4096 && !false) then large else small

  Web.Path => /* */ '/srv/www'
}
`.replace("/* */ ", "");
}
