import { decodeText, encodeText, readWebUrl } from './web-url';

/** Gives a link with the code of a variant in place of its fragment, for variants that share their page's address: "…#variant=AB-12". */
export function withChosenVariant(link: string, code: string): string {
  return `${link.replace(/#.*$/, '')}#variant=${encodeText(code)}`;
}

/** Gives the code of the variant that a link chooses in this way, or null. */
export function chosenVariantOf(link: string): string | null {
  const code = /^#variant=([^#]+)$/.exec(readWebUrl(link)?.hash ?? '')?.[1];
  return code === undefined ? null : decodeText(code);
}
