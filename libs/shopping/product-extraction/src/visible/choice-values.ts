import type { PageElement } from '../page/page-document';
import { textOf } from '../page/page-text';

const choiceTags = new Set(['a', 'button', 'option', 'label']);

function choicesIn(element: PageElement): readonly PageElement[] {
  const found: PageElement[] = [];
  const queue = [...element.children];
  for (let node = queue.shift(); node !== undefined && found.length < 250; node = queue.shift()) {
    if (typeof node === 'string') continue;
    if (choiceTags.has(node.tag) || /^(?:radio|option|tab)$/u.test(node.attributes['role'] ?? ''))
      found.push(node);
    else queue.unshift(...node.children);
  }
  return found;
}

/** Of several choices, the selected one; nothing unless exactly one is selected. */
export function valueIn(element: PageElement, lengthMax: number): string {
  const choices = choicesIn(element);
  if (choices.length < 2) return textOf(element, lengthMax);
  const [chosen, ...others] = choices.filter(isChosen);
  return chosen === undefined || others.length > 0 ? '' : textOf(chosen, lengthMax);
}

function isChosen(element: PageElement): boolean {
  return [element, ...element.children].some(
    (node) =>
      typeof node !== 'string' &&
      (['aria-current', 'aria-checked', 'aria-selected', 'aria-pressed'].some(
        (name) => !['', 'false', undefined].includes(node.attributes[name]),
      ) ||
        'selected' in node.attributes ||
        'checked' in node.attributes),
  );
}
