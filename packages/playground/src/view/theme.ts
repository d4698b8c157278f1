/** Light, dark, or as the system has it. */
const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const key = "cairn.theme";
const names: Readonly<Record<Theme, string>> = { auto: "as the system", light: "light", dark: "dark" };

export function startTheme(button: HTMLButtonElement): void {
  let theme = themes.find((each) => each === read()) ?? "auto";
  const show = () => {
    if (theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    button.dataset["theme"] = theme;
    button.title = `Colours: ${names[theme]}`;
    button.setAttribute("aria-label", button.title);
  };
  button.onclick = () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length]!;
    remember(theme);
    show();
  };
  show();
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser may keep nothing; the page works.
  }
}
