type Content = Node | string | null;

/** Makes an element. Text is only ever text: nothing from a page or a site becomes markup. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...content.filter((each) => each !== null));
  return element;
}

const buttonClass =
  'inline-flex min-h-11 items-center justify-center rounded-control border px-4 font-semibold no-underline';
const looks = {
  primary: 'border-accent bg-accent text-accent-ink hover:border-accent-strong hover:bg-accent-strong',
  plain: 'border-line bg-surface text-ink hover:border-line-strong hover:bg-shade',
};

export function buildButton(look: keyof typeof looks, text: string, onClick: () => void): HTMLButtonElement {
  const button = buildElement('button', { type: 'button', class: `${buttonClass} ${looks[look]}` }, text);
  button.addEventListener('click', onClick);
  return button;
}

/** Opens a page of the shopper's own site in a tab. */
export function buildSiteLink(look: keyof typeof looks, text: string, href: string): HTMLAnchorElement {
  const attributes = { href, target: '_blank', rel: 'noreferrer', class: `${buttonClass} ${looks[look]}` };
  return buildElement('a', attributes, text);
}

/** The title bar of every view, which is the heading of a view without another. */
export function buildHeader(name: 'h1' | 'p', ...rest: readonly Content[]): HTMLElement {
  return buildElement(
    'header',
    { class: 'flex items-center justify-between gap-3 border-b border-line px-4 py-2' },
    buildElement(
      name,
      { translate: 'no', class: 'font-display text-xl leading-none font-bold tracking-[-0.015em]' },
      'Price',
      buildElement('span', { class: 'text-accent' }, 'Hunt'),
    ),
    ...rest,
  );
}
