import { readWebUrl } from './web-url';
import type { WebUrl } from './web-url';

export const linkLengthMax = 4096;

export type NotALinkReason = 'empty' | 'too-long' | 'not-a-url' | 'not-http' | 'impossible-host';

export type PastedLink =
  | {
      readonly kind: 'link';
      /** Normalised (S§2), without user name and password. */
      readonly url: string;
      readonly hadCredentials: boolean;
    }
  | { readonly kind: 'not-a-link'; readonly reason: NotALinkReason };

/** S§2, S§5. The scheme can be missing if the text starts with a host (amazon.com/dp/…). Never throws. */
export function parsePastedLink(text: string): PastedLink {
  const trimmed = text.trim();
  if (trimmed === '') return refused('empty');
  if (trimmed.length > linkLengthMax) return refused('too-long');
  if (/[\t\n\r]/.test(trimmed)) return refused('not-a-url');
  const address = startsWithHost.test(trimmed) ? `https://${trimmed}` : trimmed;
  const url = readWebUrl(address);
  if (url === null) return refused(otherScheme.test(address) ? 'not-http' : 'not-a-url');
  if (!canExist(url)) return refused('impossible-host');
  const hadCredentials = url.username !== '' || url.password !== '';
  const withoutCredentials = url.origin + url.pathname + url.search + url.hash;
  return { kind: 'link', url: hadCredentials ? withoutCredentials : url.href, hadCredentials };
}

/* A www. name, or a name under a country or common domain followed by a path. */
const startsWithHost =
  /^(?:www(?:\.[\w-]+)+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)|(?:[a-z\d][\w-]*\.)+(?:[a-z]{2}|com|net|org|shop|store|app|info|biz)(?::\d+)?\/)/i;

const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:/i;

const namedHost = /^(?!.{254})(?:(?!-)[\w-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

function canExist({ hostname }: WebUrl): boolean {
  const host = hostname.replace(/\.$/, '');
  return (
    host.startsWith('[') || host === 'localhost' || /^\d+(?:\.\d+){3}$/.test(host) || namedHost.test(host)
  );
}

function refused(reason: NotALinkReason): PastedLink {
  return { kind: 'not-a-link', reason };
}
