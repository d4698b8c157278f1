/** Starts the page. */
import { App } from "./app.js";
import { keepForOffline } from "./offline.js";
import { languageNames, languages, type LanguageName } from "./languages.js";
import type { Project } from "./project.js";
import { remembered } from "./remembered.js";
import { fragmentOf, projectOfFragment } from "./share.js";
import { byId, element } from "./view/element.js";
import { startTheme } from "./view/theme.js";

/** The project of the address, of the last visit, or the first example. */
async function firstProject(): Promise<Project> {
  return (await projectOfAddress()) ?? remembered() ?? (await example("smartfrog", "readme"));
}

async function projectOfAddress(): Promise<Project | undefined> {
  const shared = await projectOfFragment(location.hash, languageNames);
  if (shared) return shared;
  const [language = "", name] = location.hash.slice(1).split("/");
  const known = languageNames.find((each) => each === language);
  return known && example(known, name);
}

async function example(language: LanguageName, name?: string): Promise<Project> {
  const examples = await languages[language].examples();
  const { title: _, name: __, ...project } = examples.find((each) => each.name === name) ?? examples[0]!;
  return { language, ...project };
}

async function drawChoices(app: App, language: LanguageName): Promise<void> {
  for (const link of byId("languages").querySelectorAll("a")) {
    if (link.dataset["language"] === language) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const select = byId<HTMLSelectElement>("examples");
  const examples = await languages[language].examples();
  select.replaceChildren(
    element("option", { value: "", selected: true }, "Examples…"),
    ...examples.map(({ name, title }) => element("option", { value: name }, title)),
  );
  select.onchange = async () => {
    if (select.value !== "") await openAt(app, `#${language}/${select.value}`);
    select.value = "";
  };
}

/** Goes to an address of this page. */
async function openAt(app: App, address: string): Promise<void> {
  history.pushState(null, "", address);
  await openAddress(app);
}

async function openAddress(app: App): Promise<void> {
  const project = await projectOfAddress();
  if (!project) return;
  app.open(project);
  await drawChoices(app, project.language);
}

async function share(app: App): Promise<void> {
  const fragment = await fragmentOf(app.shared);
  history.replaceState(null, "", `#${fragment}`);
  const copied = await navigator.clipboard.writeText(location.href).then(
    () => true,
    () => false,
  );
  toast(
    copied
      ? "The link is copied: it holds the whole program."
      : "The address of this page holds the whole program now.",
  );
}

function toast(text: string): void {
  const place = byId("toast");
  place.textContent = text;
  place.dataset["shown"] = "";
  setTimeout(() => delete place.dataset["shown"], 4000);
}

const project = await firstProject();
const app = new App(project);
startTheme(byId<HTMLButtonElement>("theme"));
byId("share").onclick = () => void share(app);
byId("languages").onclick = (event) => {
  const link = (event.target as HTMLElement).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void openAt(app, link.hash);
};
window.onpopstate = () => void openAddress(app);
app.open(project);
await drawChoices(app, project.language);
document.documentElement.dataset["ready"] = "";
keepForOffline();
