import { element } from "./element.js";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly title?: string;
}

/** Shows tabs as ARIA's practices have them: one of them takes the focus, arrows go to the others. */
export function showTabs(
  list: HTMLElement,
  tabs: readonly Tab[],
  selected: string,
  panel: string,
  select: (id: string) => void,
): void {
  const hadFocus = list.contains(document.activeElement);
  const buttons = tabs.map(({ id, label, title }) => {
    const isSelected = id === selected;
    return element(
      "button",
      {
        ...{ type: "button", role: "tab", className: "tab", tabIndex: isSelected ? 0 : -1 },
        ...{ "aria-selected": String(isSelected), "aria-controls": panel, "data-tab": id },
        ...(title === undefined ? {} : { title }),
        onclick: () => select(id),
      },
      ...labelParts(label),
    );
  });
  list.replaceChildren(...buttons);
  const current = buttons[tabs.findIndex(({ id }) => id === selected)];
  if (hadFocus) current?.focus();
  current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  list.onkeydown = (event) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
  };
}

/** The folder of a path is drawn paler. */
function labelParts(label: string): (Node | string)[] {
  const cut = label.lastIndexOf("/") + 1;
  return cut === 0 ? [label] : [element("span", { className: "folder" }, label.slice(0, cut)), label.slice(cut)];
}
