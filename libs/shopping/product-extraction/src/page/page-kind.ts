import type { PageDocument, PageElement } from './page-document';
import { textOf } from './page-text';
import {
  blockedTitles,
  blockedWords,
  captchaParts,
  captchaWords,
  goneTitles,
  loginTitles,
  waitingWords,
} from './page-kind-words';

export interface Refusal {
  readonly kind: 'blocked' | 'captcha' | 'login' | 'gone' | 'empty';
  readonly evidence: string;
}

const someSubstance = 2_500;
const littleText = 1_200;
const hardlyAnyText = 200;

/** Shops also send such pages with status 200. */
export function findRefusal(page: PageDocument): Refusal | null {
  const body = page.byTag('body')[0] ?? page.root;
  const text = textOf(body, 4_000);
  const titles = textsOf([...page.byTag('title').slice(0, 1), ...page.byTag('h1').slice(0, 2)]);
  const gone = [...titles, ...textsOf(page.byTag('h2').slice(0, 1))].find(
    (title) => title.length <= 120 && goneTitles.test(title),
  );
  if (gone !== undefined) return { kind: 'gone', evidence: `The page is titled "${gone}".` };
  if (text.length > someSubstance) return null;
  const words = captchaWords.exec(`${titles.join(' ')} ${text}`)?.[0];
  if (words !== undefined) return { kind: 'captcha', evidence: `The page says "${words}".` };
  const part = text.length < littleText ? captchaPart(page) : null;
  if (part !== null) return { kind: 'captcha', evidence: `The page embeds "${part}".` };
  const blockedTitle = titles.find((title) => blockedTitles.test(title));
  if (blockedTitle !== undefined)
    return { kind: 'blocked', evidence: `The page is titled "${blockedTitle}".` };
  const waiting = text.length < littleText ? waitingWords.exec(text)?.[0] : undefined;
  if (waiting !== undefined) return { kind: 'blocked', evidence: `The page says "${waiting}".` };
  const loginTitle = titles.find((title) => title.length <= 90 && loginTitles.test(title));
  if (loginTitle !== undefined && asksForSignIn(page, text.length < littleText))
    return { kind: 'login', evidence: `The page is titled "${loginTitle}" and asks who one is.` };
  const blocked = text.length < littleText ? blockedWords.exec(text)?.[0] : undefined;
  return blocked === undefined ? null : { kind: 'blocked', evidence: `The page says "${blocked}".` };
}

/** Whether scripts fill the page: almost no words, a mount element and scripts. */
export function findEmptyShell(page: PageDocument): Refusal | null {
  const body = page.byTag('body')[0] ?? page.root;
  if (textOf(body, hardlyAnyText * 2).length > hardlyAnyText) return null;
  const scripts = page.byTag('script').filter(({ attributes }) => !/json/iu.test(attributes['type'] ?? ''));
  const mount = page.elements.slice(0, 400).find(isMount);
  return scripts.length === 0 || mount === undefined
    ? null
    : { kind: 'empty', evidence: 'The page holds next to no words, and scripts that are to fill it.' };
}

const mountNames =
  /^(?:root|app|__next|__nuxt|___gatsby|main-app|app-root|react-root|svelte|application|ember-app|vue-app)$/iu;

function isMount({ tag, attributes }: PageElement): boolean {
  return (
    tag === 'app-root' ||
    mountNames.test(attributes['id'] ?? '') ||
    attributes['ng-app'] !== undefined ||
    attributes['data-reactroot'] !== undefined ||
    tag === 'noscript'
  );
}

function textsOf(elements: readonly PageElement[]): readonly string[] {
  return elements.map((element) => textOf(element, 200)).filter((text) => text !== '');
}

/** Whether a form asks for a password or, on a page with few words, only for an e-mail address or phone number. */
function asksForSignIn(page: PageDocument, isShort: boolean): boolean {
  const types = page.byTag('input').map(({ attributes }) => attributes['type']?.toLowerCase() ?? '');
  return types.includes('password') || (isShort && (types.includes('email') || types.includes('tel')));
}

function captchaPart(page: PageDocument): string | null {
  for (const element of page.elements.slice(0, 3_000)) {
    const { id, class: names, src, action } = element.attributes;
    const found = captchaParts.exec(
      `${id ?? ''} ${names ?? ''} ${src ?? ''} ${action ?? ''}`.slice(0, 600),
    )?.[0];
    if (found !== undefined) return found;
  }
  return null;
}
