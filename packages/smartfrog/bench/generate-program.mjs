/** A program of about `bytes` bytes in the style of real ones: prototypes, components with overrides, links, vectors, strings, comments. */
export function generateProgram(bytes) {
  const parts = ["// generated for the bench\n", prototypes];
  let length = parts[0].length + parts[1].length;
  for (let index = 0; length < bytes; index++) {
    const part = component(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join("") + "sfConfig extends { main extends host1 }\n";
}

const prototypes = `machine extends { memory 512; speed 2.5; name "plain"; up true; tags [ "a", "b", [ 1, 2 ] ]; }\n`;

function component(index) {
  return `host${index} extends machine, {
  name "host-${index}.example.com";
  address "10.0.${(index >> 8) & 255}.${index & 255}"; // in the first rack
  memory ${1024 * (1 + (index % 7))};
  disks [ ${index}, ${index + 1}, "sda${index % 26}" ];
  enabled ${index % 3 === 0};
  owner NULL;
  parent machine:name;
  web extends service, { port ${8000 + (index % 1000)}; load -0.${index % 97}1; root DATA host${index}:disks; /* kept */ }
  web:path "/srv/www";
}
`;
}
