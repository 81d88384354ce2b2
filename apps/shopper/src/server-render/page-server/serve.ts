import closeWithGrace from 'close-with-grace';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PageRenderer } from '../rendered-page';
import { buildPageServer } from './build-page-server';

/*
 * Serves one built web app, and with --render the pages of the public site with their content:
 *
 *   node serve.mjs --folder dist/apps/shopper --port 4200 --api http://127.0.0.1:4000 --config '{"merchantOrigin":"…"}' --render
 *
 * It listens on loopback unless --host says otherwise. --behind-proxy reads the visitor's address from the proxy in front.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.' },
    port: { type: 'string', default: '4200' },
    host: { type: 'string', default: '127.0.0.1' },
    api: { type: 'string', default: 'http://127.0.0.1:4000' },
    config: { type: 'string' },
    'site-origin': { type: 'string' },
    'behind-proxy': { type: 'boolean', default: false },
    render: { type: 'boolean', default: false },
  },
});

await serve();

async function serve(): Promise<void> {
  const { config, 'site-origin': siteOrigin = shopperOriginOf(config) } = values;
  const server = await buildPageServer({
    folder: resolve(values.folder),
    api: new URL(values.api),
    ...(config === undefined ? {} : { config }),
    ...(siteOrigin === undefined ? {} : { siteOrigin }),
    isBehindProxy: values['behind-proxy'],
    renderer: values.render ? await loadRenderer() : null,
    logger: { level: 'warn' },
  });
  closeWithGrace({ logger: server.log }, async ({ err }) => {
    if (err) server.log.fatal(err, 'stopping after an unexpected failure');
    await server.close();
  });
  await server.listen({ host: values.host, port: Number(values.port) });
}

/** The renderer is a separate bundle that the other apps never load. */
async function loadRenderer(): Promise<PageRenderer> {
  const renderer: PageRenderer = await import(new URL('./render-page.mjs', import.meta.url).href);
  return renderer;
}

function shopperOriginOf(config = '{}'): string | undefined {
  const { shopperOrigin }: { readonly shopperOrigin?: string } = JSON.parse(config);
  return shopperOrigin;
}
