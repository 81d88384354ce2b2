import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { createOpenIdProvider } from './open-id-provider.mjs';

/* On a free port, on a thread of its own: oidc-provider checks the prototypes of its settings, which are others within Jest. */
const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}/`;
server.on('request', createOpenIdProvider({ ...workerData, issuer }));
parentPort.postMessage(issuer);
