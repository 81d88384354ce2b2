import { collectPage } from './collect-page';

/** The bookmarklet's URL, encoded so that browsers decode it exactly. */
export function bookmarkProgram(siteOrigin: string): string {
  const program = `(${collectPage.toString()})(${JSON.stringify(siteOrigin)})`;
  return `javascript:${program.replace(/[%#\n\t]/g, (sign) => encodeURIComponent(sign))}`;
}
