import { externalTypes, keptOfFeature, keptPackages } from "../../kept-ecore/kept.js";
import { fullNameOf, resource, type Model, type ModelFeature, type ModelType } from "../../model/index.js";
import { attributeOf, type XmlElement } from "../../xml/index.js";
import { usualUri, type EcoreSettings } from "./settings.js";

/** An EPackage: its contents in source order, and its nested packages. */
export interface Package {
  readonly name: string;
  readonly nsUri: string;
  readonly nsPrefix: string;
  /** The path of its contents: `//` for the root package, `//Net/` for a nested one. */
  readonly path: string;
  /** If it was read from a model: the rest of its contents, and the positions of the types. */
  readonly kept: XmlElement | undefined;
  readonly types: ModelType[];
  readonly packages: Package[];
}

/** The places of a model's types in Ecore. */
export interface Layout {
  readonly root: Package;
  /** The names of classes and of the enumerations of attributes. */
  readonly classNames: ReadonlyMap<ModelType, string>;
  readonly enumNames: ReadonlyMap<ModelFeature, string>;
  /** `//Net/Host`. */
  readonly fragments: ReadonlyMap<ModelType, string>;
  /** The types whose places are those of the model from which the program was read. */
  readonly keptPlaces: ReadonlyMap<XmlElement, ModelType>;
}

/** Places every type: `Net::Host` is the class `Host` in the package `Net`, or `Net_Host` if packages are flat. */
export function layOut(model: Model, settings: EcoreSettings): Layout {
  const external = externalTypes(model);
  const types = [...model.types.values()].filter(({ name }) => !external.has(name));
  if (usesResource(types)) types.unshift(resource);
  const places = new Places(types, settings);
  const kept = settings.profile === "nested" ? keptPackages(model) : undefined;
  if (kept) places.placeKept(kept, settings, new Map(types.map((type) => [type.name, type])));
  for (const type of types) places.place(type);
  for (const type of types) places.nameEnums(type);
  return places;
}

function usesResource(types: readonly ModelType[]): boolean {
  const isResource = ({ type }: ModelFeature): boolean => type.kind === "reference" && type.target === resource;
  return types.some(({ parent, features }) => parent === resource || features.some(isResource));
}

class Places implements Layout {
  root: Package;
  readonly classNames = new Map<ModelType, string>();
  readonly enumNames = new Map<ModelFeature, string>();
  readonly fragments = new Map<ModelType, string>();
  readonly keptPlaces = new Map<XmlElement, ModelType>();
  private readonly isFlat: boolean;
  private readonly full: ReadonlySet<string>;
  private readonly packages = new Map<string, Package>();
  private readonly homes = new Map<ModelType, Package>();
  private readonly taken = new Map<Package, Set<string>>();

  constructor(types: readonly ModelType[], { name, nsPrefix = name, nsUri = usualUri(name), profile }: EcoreSettings) {
    this.root = { name, nsUri, nsPrefix, path: "//", kept: undefined, types: [], packages: [] };
    this.isFlat = profile !== "nested";
    this.full = new Set(types.map((type) => type.name));
  }

  /** Recreates the packages of a model that was read, and puts the types in their places. */
  placeKept(root: XmlElement, { nsPrefix, nsUri }: EcoreSettings, types: ReadonlyMap<string, ModelType>): void {
    const read = keptPackage(root, "//");
    this.root = { ...read, nsUri: nsUri ?? read.nsUri, nsPrefix: nsPrefix ?? read.nsPrefix };
    const waiting: (readonly [Package, string])[] = [[this.root, ""]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [home, prefix] = next;
      for (const child of home.kept!.children) {
        const full = fullNameOf(prefix + (attributeOf(child, "name") ?? ""));
        if (child.local === "eSubpackages") {
          const inner = keptPackage(child, `${home.path}${attributeOf(child, "name")}/`);
          home.packages.push(inner);
          this.packages.set(full, inner);
          waiting.push([inner, `${full}::`]);
        } else if (child.local === "eClassifiers") this.placeKeptClassifier(child, home, types, full);
      }
    }
  }

  private placeKeptClassifier(
    element: XmlElement,
    home: Package,
    types: ReadonlyMap<string, ModelType>,
    usual: string,
  ): void {
    const name = this.take(home, attributeOf(element, "name") ?? "_");
    const type = isPlace(element) ? types.get(attributeOf(element, "type") ?? usual) : undefined;
    if (!type || this.homes.has(type)) return;
    this.keptPlaces.set(element, type);
    this.putInto(home, type, name);
  }

  place(type: ModelType): void {
    if (this.homes.has(type)) return;
    const segments = this.isFlat ? [type.name.replaceAll("::", "_")] : type.name.split("::");
    const home = this.packageOf(segments.slice(0, -1));
    this.putInto(home, type, this.take(home, segments.at(-1)!));
  }

  private putInto(home: Package, type: ModelType, name: string): void {
    home.types.push(type);
    this.homes.set(type, home);
    this.classNames.set(type, name);
    this.fragments.set(type, home.path + name);
  }

  /** Enumerations are named after all classes, so that no class has to be renamed. */
  nameEnums(type: ModelType): void {
    for (const feature of type.features) {
      if (feature.type.kind !== "enum" || (!this.isFlat && "eType" in keptOfFeature(feature).attributes)) continue;
      const name = `${this.classNames.get(type)}_${feature.name}`;
      this.enumNames.set(feature, this.take(this.homes.get(type)!, name));
    }
  }

  private packageOf(segments: readonly string[]): Package {
    let found = this.root;
    let full = "";
    for (const segment of segments) {
      full = full === "" ? segment : `${full}::${segment}`;
      found = this.packages.get(full) ?? this.createPackage(full, segment, found);
    }
    return found;
  }

  /**
   * A package never has the name of a class beside it, because a path such as `//Net/Host` would refer to the class.
   */
  private createPackage(full: string, segment: string, outer: Package): Package {
    const name = this.full.has(full) ? this.besideClass(full, segment) : segment;
    const created: Package = {
      name,
      nsUri: `${outer.nsUri}/${name}`,
      nsPrefix: `${outer.nsPrefix}.${name}`,
      path: `${outer.path}${name}/`,
      kept: undefined,
      types: [],
      packages: [],
    };
    outer.packages.push(created);
    this.packages.set(full, created);
    return created;
  }

  /** `net` beside the class `Net`; a name that begins with `_` can't be put in lower case, and gets another `_`. */
  private besideClass(full: string, segment: string): string {
    const small = segment.charAt(0).toLowerCase() + segment.slice(1);
    if (small !== segment) return small;
    const outer = full.slice(0, full.length - segment.length);
    let name = `${segment}_`;
    while (this.full.has(outer + name)) name += "_";
    return name;
  }

  private take(home: Package, wanted: string): string {
    let names = this.taken.get(home);
    if (!names) this.taken.set(home, (names = new Set()));
    let name = wanted;
    while (names.has(name)) name += "_";
    names.add(name);
    return name;
  }
}

function keptPackage(element: XmlElement, path: string): Package {
  return {
    name: attributeOf(element, "name") ?? "_",
    nsUri: attributeOf(element, "nsURI") ?? "",
    nsPrefix: attributeOf(element, "nsPrefix") ?? "",
    path,
    kept: element,
    types: [],
    packages: [],
  };
}

/** Whether a preserved classifier is only a placeholder for a type: it has a name and no kind. */
export function isPlace(element: XmlElement): boolean {
  return (
    element.local === "eClassifiers" &&
    element.attributes.every(({ local, namespace }) => namespace === "" && /^(?:name|type)$/.test(local))
  );
}
