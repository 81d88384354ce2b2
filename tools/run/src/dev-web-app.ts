import { join } from 'node:path';
import { createServer } from 'vite';
import type { Plugin } from 'vite';
import { configOf, originOf, originsOf } from './origins';
import { host, root } from './places';
import type { WebApp } from './places';
import type { Ports } from './ports';

/** From its source, over the product on those ports. The API accepts its requests as the replaced app's. */
export async function serveAppFromSource(app: WebApp, port: number, ports: Ports): Promise<string> {
  const origins = originsOf(ports);
  const address = originOf(port);
  const folder = join(root, 'apps', app);
  // Vite reads the configuration of the folder it runs in.
  process.chdir(folder);
  const server = await createServer({
    root: folder,
    configFile: join(root, 'tools/build/web-app.mjs'),
    // Each app has its own cache, so that several can be served at once.
    cacheDir: join(root, 'node_modules/.vite', app),
    plugins: [
      answerConfig(configOf({ ...origins, [app]: address })),
      renderAgain(join(folder, 'src/main.tsx')),
    ],
    server: {
      host,
      port,
      strictPort: true,
      fs: { allow: [root] },
      proxy: {
        '/api': {
          target: originOf(ports.api),
          xfwd: true,
          configure: (proxy) => {
            proxy.on('proxyReq', (outgoing, incoming) => {
              if (incoming.headers.origin === address) outgoing.setHeader('origin', origins[app]);
            });
          },
        },
      },
    },
  });
  await server.listen();
  return address;
}

function answerConfig(config: string): Plugin {
  return {
    name: 'answer-config',
    configureServer: (server) => {
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(config);
      });
    },
  };
}

const stableRoot = '/@stable-root';

/** When its first module changes, such as words and routes. React refreshes components by itself. */
function renderAgain(main: string): Plugin {
  return {
    name: 'render-again',
    enforce: 'pre',
    resolveId: (id) => (id === stableRoot ? id : null),
    load: (id) => (id === stableRoot ? stableRootModule : null),
    transform: (code, id) =>
      id.split('?')[0] === main
        ? `${code.replace("from 'react-dom/client'", `from '${stableRoot}'`)}\nimport.meta.hot?.accept();\n`
        : null,
  };
}

/** react-dom/client with one root per element, however often the app's first module runs. */
const stableRootModule = `
import { createRoot as createNew } from 'react-dom/client';
export { hydrateRoot } from 'react-dom/client';
const roots = new WeakMap();
export function createRoot(element) {
  const root = roots.get(element) ?? createNew(element);
  roots.set(element, root);
  return root;
}
`;
