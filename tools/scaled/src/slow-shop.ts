import { createServer } from 'node:http';
import { host } from './child-programs';

/** A shop with one product and a slow page, so that a comparison can be observed while it runs. */
export interface SlowShop {
  /** Host and port, in the form of the API's allow list. */
  readonly address: string;
  readonly productLink: (number: number) => string;
  readonly close: () => Promise<void>;
}

export async function openSlowShop(pageMs: number): Promise<SlowShop> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/kettle-')) {
      response.writeHead(404).end();
      return;
    }
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `Copper kettle ${request.url.slice(8)}`,
      brand: { '@type': 'Brand', name: 'Kupferschmied' },
      offers: { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR', availability: 'InStock' },
    };
    const page = `<!doctype html><title>Kettle</title><h1>${product.name}</h1>
      <script type="application/ld+json">${JSON.stringify(product)}</script>`;
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page), pageMs);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const port = portOf(server.address());
  return {
    address: `${host}:${port}`,
    productLink: (number) => `http://${host}:${port}/kettle-${number}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
