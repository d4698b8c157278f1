/** Debian's `puppetserver`, with a configuration of its own. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ca, folder, start, write } from "./world.mjs";

const inPeer = (...parts) => join(folder, "peer", ...parts);

export function startPeer(port) {
  writePeerSettings(port);
  const words = [
    "-Xmx1g",
    "-cp",
    "/usr/share/puppetserver/puppetserver.jar",
    "clojure.main",
    "-m",
    "puppetlabs.trapperkeeper.main",
  ];
  const services = ["bootstrap.cfg", "ca.cfg"].map((file) => inPeer("services.d", file)).join(",");
  const configuration = [
    "--config",
    inPeer("conf.d"),
    "--bootstrap-config",
    services,
    "--restart-file",
    inPeer("restart"),
  ];
  return start("java", [...words, ...configuration]);
}

function writePeerSettings(port) {
  for (const each of ["conf", "var", "run", "log"]) mkdirSync(inPeer(each), { recursive: true });
  const files = {
    cert: "signed/localhost.pem",
    key: "private/localhost.pem",
    "ca-cert": "ca_crt.pem",
    "crl-path": "ca_crl.pem",
  };
  const lines = Object.entries(files).map(([name, file]) => `ssl-${name}: "${join(ca, file)}"`);
  const listen = `ssl-host: "127.0.0.1", ssl-port: ${port}, client-auth: want`;
  write("peer/conf.d/webserver.conf", `webserver: { ${[listen, ...lines].join(", ")} }\n`);
  const folders = Object.entries({ conf: "conf", code: "../code", var: "var", run: "run", log: "log" }).map(
    ([name, path]) => `server-${name}-dir: "${inPeer(path)}"`,
  );
  const [gems, installed] = [inPeer("var", "gems"), "/usr/lib/puppetserver"];
  const paths = `gem-path: ["${gems}", "${installed}/vendored-jruby-gems"]`;
  const ruby = `ruby-load-path: ["${installed}/ruby/vendor_ruby"], gem-home: "${gems}", ${paths}`;
  const instances = `jruby-puppet: { ${ruby}, ${folders.join(", ")}, max-active-instances: 2 }`;
  write("peer/conf.d/puppetserver.conf", `${instances}\nhttp-client: {}\nprofiler: { enabled: false }\n`);
  for (const file of ["auth.conf", "global.conf", "metrics.conf", "web-routes.conf"])
    write(`peer/conf.d/${file}`, readFileSync(`/etc/puppet/puppetserver/conf.d/${file}`, "utf8"));
  const disabled = "certificate-authority-disabled-service";
  write("peer/services.d/ca.cfg", `puppetlabs.services.ca.${disabled}/${disabled}\n`);
  write("peer/services.d/bootstrap.cfg", readFileSync("/etc/puppet/puppetserver/services.d/bootstrap.cfg", "utf8"));
  const settings = `[main]\ncertname = localhost\nssldir = ${inPeer("ssl")}\n[server]\nenvironment_timeout = unlimited\n`;
  write("peer/conf/puppet.conf", settings);
}
