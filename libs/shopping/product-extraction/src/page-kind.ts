import type { PageDocument } from './page-document';
import { textOf } from './page-text';

/** A page that a shop shows in place of the one asked for. */
export interface Refusal {
  readonly kind: 'blocked' | 'captcha';
  readonly evidence: string;
}

const captchaWords =
  /(?:enter the characters you see|type the characters|are you (?:a )?(?:human|robot)|i'?m not a robot|prove you(?:'| a)re (?:a )?human|verify(?:ing)? (?:that )?you are (?:a )?human|robot check|press (?:&|and) hold|unusual traffic|solve (?:the|this) (?:captcha|puzzle)|complete the (?:captcha|security check)|kein roboter|ich bin kein|pas un robot|no soy un robot|non sono un robot|geen robot|ロボットではありません)/iu;
const captchaParts =
  /px-captcha|g-recaptcha|h-captcha|hcaptcha|cf-turnstile|captcha-delivery|geo\.captcha|arkose|funcaptcha|validatecaptcha/iu;
const blockedTitles =
  /^(?:access (?:to this page has been )?denied|(?:error )?403\b.*|forbidden|attention required.*|just a moment.*|request (?:blocked|rejected|unsuccessful).*|pardon our interruption.*|blocked.*|you have been blocked|sorry, you have been blocked.*|too many requests.*|429\b.*|service (?:temporarily )?unavailable.*|503\b.*|security check.*|human verification.*|bot (?:detected|verification).*|zugriff verweigert|accès refusé|acceso denegado|accesso negato)$/iu;
const blockedWords =
  /(?:you don'?t have permission to access|access to this page has been denied|has been blocked|reference #[\d.a-f]{8,}|ray id|automated (?:access|requests)|enable javascript and cookies to continue|checking your browser)/iu;

/** Whether the shop refused to show the page: a test for robots, or a block. Null for every page with some substance. */
export function findRefusal(page: PageDocument): Refusal | null {
  const body = page.byTag('body')[0] ?? page.root;
  const text = textOf(body, 4_000);
  const titleTag = page.byTag('title')[0];
  const title = titleTag === undefined ? '' : textOf(titleTag, 200);
  if (text.length > 2_500) return null;
  const words = captchaWords.exec(`${title} ${text}`)?.[0];
  if (words !== undefined) return { kind: 'captcha', evidence: `The page says "${words}".` };
  const part = text.length < 1_200 ? captchaPart(page) : null;
  if (part !== null) return { kind: 'captcha', evidence: `The page embeds "${part}".` };
  if (blockedTitles.test(title)) return { kind: 'blocked', evidence: `The page is titled "${title}".` };
  const blocked = text.length < 1_200 ? blockedWords.exec(text)?.[0] : undefined;
  return blocked === undefined ? null : { kind: 'blocked', evidence: `The page says "${blocked}".` };
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
