/** Lets the service worker keep the page, and the rest of it when there is nothing else to do. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD || !navigator.onLine) return;
  void navigator.serviceWorker
    .register("./sw.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => whenIdle(() => active?.postMessage("keep the rest")))
    // From a folder of the disk, or in a private window: the page works, but not without a network.
    .catch(() => undefined);
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "kept") document.documentElement.dataset["offline"] = "";
  });
}

function whenIdle(work: () => void): void {
  // A person who saves data gets only what was used.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(work, 3000);
}
