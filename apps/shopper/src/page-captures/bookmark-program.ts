import { collectPage } from './collect-page';

/** The address of the bookmark: a program, written so that a browser reads it back letter by letter. */
export function bookmarkProgram(siteOrigin: string): string {
  const program = `(${collectPage.toString()})(${JSON.stringify(siteOrigin)})`;
  return `javascript:${program.replace(/[%#\n\t]/g, (sign) => encodeURIComponent(sign))}`;
}
