import { decodeText, encodeText, readWebUrl } from './web-url';

/** Replaces the fragment with a variant code, for variants that share a URL: "…#variant=AB-12". */
export function withChosenVariant(link: string, code: string): string {
  return `${link.replace(/#.*$/, '')}#variant=${encodeText(code)}`;
}

export function chosenVariantOf(link: string): string | null {
  const code = /^#variant=([^#]+)$/.exec(readWebUrl(link)?.hash ?? '')?.[1];
  return code === undefined ? null : decodeText(code);
}
