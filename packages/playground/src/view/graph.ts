import type { GraphAnswer } from "../worker/messages.js";
import { element } from "./element.js";

/** The drawing that `graph --format svg` makes, in the colours of the page. */
export function showGraph(answer: GraphAnswer): HTMLElement {
  if ("problem" in answer)
    return element("p", { className: "quiet" }, `${answer.problem.charAt(0).toUpperCase()}${answer.problem.slice(1)}.`);
  const parsed = new DOMParser().parseFromString(answer.svg, "image/svg+xml").documentElement;
  const svg = document.importNode(parsed, true);
  for (const titled of svg.querySelectorAll("title")) titled.remove();
  // The style sheet mixes these with the colour of the page.
  for (const shape of svg.querySelectorAll<SVGElement>(".node [fill^='#']"))
    shape.style.setProperty("--fill", shape.getAttribute("fill"));
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `The result as a drawing of ${answer.boxes} boxes`);
  return element("div", { className: "graph", tabIndex: 0, role: "region", "aria-label": "Graph" }, svg);
}
