/** The element of index.html that an app is drawn in. Throws where the page has none. */
export function appElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no element with the id "root"');
  return element;
}
