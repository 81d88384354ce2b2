/** The root element of index.html. Throws when it is missing. */
export function appElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no element with the id "root"');
  return element;
}
