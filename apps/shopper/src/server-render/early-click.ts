/** The document's event for a page that responds to clicks. */
export const respondsEvent = 'pricehunt:responds';

/** What does nothing without scripts, unlike links and forms. */
const needsScripts = 'button[type="button"], label, input[type="radio"], input[type="checkbox"]';

/** Repeats the last click on a control of a server-rendered page from before React handles its events. */
export function repeatEarlyClick(document: Document): void {
  let clicked: HTMLElement | null = null;
  const remember = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScripts) : null;
    if (control === null) return;
    // React only notices a choice that is made again.
    event.preventDefault();
    clicked = control;
  };
  const repeat = () => {
    document.removeEventListener('click', remember, true);
    if (clicked?.isConnected === true) clicked.click();
  };
  document.addEventListener('click', remember, true);
  document.addEventListener(respondsEvent, repeat, { once: true });
}
