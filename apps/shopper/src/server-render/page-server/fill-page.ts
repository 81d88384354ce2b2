import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../rendered-page';

export type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

export async function readManifest(folder: string): Promise<BuildManifest> {
  const manifest: BuildManifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  return manifest;
}

/** The page only names its scripts: the browser loads them after the first paint. */
export function fillPage(html: string, page: RenderedPage, manifest: BuildManifest): string {
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.language}"`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace(/<script type="module"[^>]*><\/script>/, () => programElement(page.modules, manifest))
    .replace('<div id="root"></div>', () => `<div id="root">${page.content}</div>${page.state}`);
}

/** Lists the page's scripts: the entry, then the page's modules and their imports. */
function programElement(modules: readonly string[], manifest: BuildManifest): string {
  const files = new Set<string>();
  const add = (module: string) => {
    const chunk = manifest[module];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of ['index.html', ...modules]) add(module);
  return `<meta name="program" content="${[...files].map((file) => `/${file}`).join(' ')}">`;
}
