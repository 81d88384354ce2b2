import { collectPage } from './collect-page';

/**
 * The bookmarklet's URL, encoded so that browsers decode it exactly. It opens this site with the page in the fragment,
 * which no server receives.
 */
export function bookmarkProgram(siteOrigin: string): string {
  const program = `void(location.href=${JSON.stringify(`${siteOrigin}/add#`)}+(${collectPage.toString()})())`;
  return `javascript:${program.replace(/[%#\n\t]/g, (sign) => encodeURIComponent(sign))}`;
}
