import { Failure } from "@cairn/evaluation";

/** Names of time zones by their offset from UTC in minutes, as Ruby knows them. */
const names: readonly (readonly [minutes: number, names: string])[] = [
  [-720, "y aoe idlw"],
  [-660, "x nt nut sst"],
  [-600, "w ckt hst ahst hast taht"],
  [-540, "v hdt yst akst gamt hadt"],
  [-510, "mart"],
  [-480, "u pst ydt akdt"],
  [-420, "t mst pdt"],
  [-360, "s cst mdt east galt"],
  [-300, "r act cdt cot ect est pet cist"],
  [-240, "q ast bot clt edt fkt gyt vet"],
  [-180, "p adt art brt gft srt uyt wgt clst fkst pmst pyst rott"],
  [-150, "nst"],
  [-120, "o at fnt brst pmdt uyst wgst"],
  [-90, "ndt"],
  [-60, "n cvt egt azot"],
  [0, "z ut wt gmt utc wet egst"],
  [60, "a bst cet fwt met mez swt wat mewt west"],
  [120, "b cat eet fle fst gtb cest mest mesz sast wast"],
  [180, "c bt eat fet idt msk trt arab eest syot"],
  [210, "iran irst"],
  [240, "d azt get msd mut ret sct kuyt samt"],
  [270, "aft irdt"],
  [300, "e mvt pkt tft tjt tmt uzt aqtt azst mawt orat yekt"],
  [330, "ist"],
  [345, "npt"],
  [360, "f btt iot kgt almt omst qyzt vost"],
  [390, "cct mmt"],
  [420, "g cxt ict wib davt hovt krat novt"],
  [480, "h bnt hkt myt pht sgt awst cast chot irkt ulat wadt wita"],
  [540, "i jst kst pwt tlt wit awdt yakt"],
  [570, "acst"],
  [600, "k gst pgt aest chst chut ddut vlat yapt"],
  [630, "acdt lhst"],
  [660, "l nct nft sbt vut aedt eadt kost lhdt magt pont sakt sret"],
  [720, "m fjt mht nrt nzt tvt wft anat fiji gilt idle nfdt nzst pett wakt"],
  [780, "tkt tot fjst nzdt phot"],
  [840, "lint tost"],
];

let offsets: ReadonlyMap<string, number> | undefined;

/** The offsets in seconds by name, created on demand. */
function offsetsByName(): ReadonlyMap<string, number> {
  offsets ??= new Map(names.flatMap(([minutes, all]) => all.split(" ").map((name) => [name, minutes * 60] as const)));
  return offsets;
}

/** The form of time zones in strings that are parsed. */
export const zonePattern =
  /(?:gmt|utc?)?[-+]\d+(?:[,.:]\d+(?::\d+)?)?|[a-z.\s]+(?:standard|daylight)\stime\b|[a-z]+(?:\sdst)?\b/iy;

/** A time zone's offset from UTC in seconds; undefined if there is no such zone. */
export function zoneOffset(zone: string): number | undefined {
  const name = zone
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/ standard time$/, "");
  const plain = name.replace(/ (?:dst|daylight time)$/, "");
  const known = offsetsByName().get(plain);
  if (known !== undefined) return plain === name ? known : known + 3600;
  const match = /^(?:gmt|utc)?([-+])(?:(\d+):(\d+)(?::(\d+))?|(\d+)[.,](\d+)|(\d+))$/.exec(name);
  if (!match) return undefined;
  const [, sign, hours, minutes, seconds = "0", whole, fraction, digits] = match;
  const size =
    hours !== undefined
      ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
      : whole !== undefined
        ? Math.floor(Number(`${whole}.${fraction}`) * 3600)
        : fromDigits(digits!);
  return sign === "-" ? -size : size;
}

/** `2`, `02`, `0230` or `023015`; with an odd number of digits one is for the hours. */
function fromDigits(digits: string): number {
  const start = 2 - (digits.length % 2);
  const parts = [digits.slice(0, start), digits.slice(start, start + 2), digits.slice(start + 2, start + 4)];
  return Number(parts[0]) * 3600 + Number(parts[1] || 0) * 60 + Number(parts[2] || 0);
}

/** The offset of a zone that a program names; the machine's own zone is taken to be UTC. */
export function offsetOf(zone: string): number {
  if (zone.toLowerCase() === "current") return 0;
  const match = zonePattern;
  match.lastIndex = 0;
  const offset = zoneOffset(match.exec(zone)?.[0] ?? "");
  if (offset === undefined) throw new Failure("evaluation", `Illegal timezone '${zone}'`);
  return offset;
}
