/** Throws when index.html has no root element. */
export function appElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no element with the id "root"');
  return element;
}
