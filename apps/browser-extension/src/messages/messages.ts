import { english } from './english';
import type { Messages } from './english';
import { german } from './german';

/** The texts in the browser's language; English for languages that the extension doesn't have. */
export function messagesOf(language: string): Messages {
  return /^de\b/i.test(language) ? german : english;
}
