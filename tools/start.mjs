import { spawn, spawnSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { binary, nxEnvironment, root, run, setup } from './setup.mjs';

/*
 * npm start: installs what is missing, builds what changed, fills the embedded database with the demo catalog on its first
 * start of a day, and runs the demo shops, the API, the worker and the three apps until Ctrl-C.
 */
const host = '127.0.0.1';
const ports = portsFrom(process.env.PRICEHUNT_PORTS_FROM);
const dataFolder = resolve(root, process.env.PRICEHUNT_DATA ?? 'data');
const origins = {
  shopper: `http://${host}:${ports.shopper}`,
  merchant: `http://${host}:${ports.merchant}`,
  admin: `http://${host}:${ports.admin}`,
};

setup();
await refuseTakenPorts();
console.log('Building what changed…');
run(binary('nx'), ['run-many', '-t', 'build', '--output-style=static'], {
  ...nxEnvironment,
  FORCE_COLOR: '0',
});
mkdirSync(dataFolder, { recursive: true });

const children = [];
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
stopWithParent();

const stores = await startDemoStores();
const environment = {
  ...process.env,
  NODE_ENV: 'development',
  HOST: host,
  PORT: String(ports.api),
  METRICS_PORT: String(ports.metrics),
  WORKER_METRICS_PORT: String(ports.workerMetrics),
  DATABASE_URL: process.env.DATABASE_URL ?? `sqlite:${join(dataFolder, 'pricehunt.db')}`,
  CLICK_JOURNAL_FOLDER: join(dataFolder, 'click-journal'),
  SHOPPER_ORIGIN: origins.shopper,
  MERCHANT_ORIGIN: origins.merchant,
  ADMIN_ORIGIN: origins.admin,
  REDIRECT_SIGNING_KEYS: secrets().redirectSigningKey,
  SESSION_SECRETS: secrets().sessionSecret,
  ENCRYPTION_KEYS: secrets().encryptionKey,
  VAPID_PUBLIC_KEY: secrets().pushKeys.publicKey,
  VAPID_PRIVATE_KEY: secrets().pushKeys.privateKey,
  VAPID_SUBJECT: 'mailto:operator@localhost',
  MAILBOX_FOLDER: join(dataFolder, 'mailbox'),
  TRUST_PROXY: host,
  OUTBOUND_ALLOW: stores.map((store) => new URL(store.origin).host).join(','),
  EXCHANGE_RATES_URL: stores
    .filter((store) => store.kind === 'exchange-rates')
    .map((store) => `${store.origin}/stats/eurofxref/eurofxref-daily.xml`)
    .join(),
  UCP_CATALOGS: stores
    .filter((store) => store.kind === 'ucp-catalog')
    .map((store) => `${store.name}=${store.origin}/api/ucp/mcp`)
    .join(','),
  STOREFRONTS: stores
    .filter((store) => store.kind === 'shopify')
    .map((store) => `${store.name}=${store.origin}`)
    .join(','),
};
importDemoCatalog();
const demoMerchant = await seedDemoMerchant();
launch('api', [join(root, 'dist/apps/api/main.mjs')], environment);
await untilReady(`http://${host}:${ports.api}/readyz`, 'the API');
launch('worker', [join(root, 'dist/apps/api/worker.mjs')], environment);
const config = JSON.stringify({
  shopperOrigin: origins.shopper,
  merchantOrigin: origins.merchant,
  adminOrigin: origins.admin,
  testPages: true,
});
for (const [folder, port, ...options] of [
  ['shopper', ports.shopper, '--render'],
  ['merchant-dashboard', ports.merchant],
  ['admin', ports.admin],
]) {
  launch(folder, [
    join(root, 'dist/apps/shopper-pages/serve.mjs'),
    ...['--folder', join(root, 'dist/apps', folder), '--port', String(port)],
    ...['--api', `http://${host}:${ports.api}`, '--config', config],
    ...options,
  ]);
  await untilReady(`http://${host}:${port}/`, folder);
}
printUrls();

/** The usual ports, or a row of them for a second instance beside the first. */
function portsFrom(first) {
  if (first === undefined) {
    return {
      ...{ api: 4000, metrics: 4001, workerMetrics: 4003 },
      ...{ shopper: 4200, merchant: 4300, admin: 4400, demoStoresFrom: 4411 },
    };
  }
  const base = Number(first);
  return {
    api: base,
    metrics: base + 1,
    shopper: base + 2,
    merchant: base + 3,
    admin: base + 4,
    demoStoresFrom: base + 5,
    // After the last of the demo shops.
    workerMetrics: base + 29,
  };
}

/** Starts a Node program whose output goes to a log file; when it ends by itself, everything ends. */
function launch(name, parameters, programEnvironment = process.env) {
  const log = createWriteStream(join(dataFolder, `${name}.log`), { flags: 'a' });
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: programEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  child.on('exit', (code) => {
    if (isStopping) return;
    console.error(`\n${name} ended with ${code}; see ${join(dataFolder, `${name}.log`)}`);
    void stop(1);
  });
  children.push(child);
  return child;
}

/** Starts the demo shops and resolves with them once all listen: they then print a line each, the exchange rates last. */
function startDemoStores() {
  const child = launch('demo-stores', [
    join(root, 'dist/tools/demo-stores/main.mjs'),
    ...['--port-from', String(ports.demoStoresFrom), '--records', join(dataFolder, 'demo-shops')],
  ]);
  return new Promise((resolve) => {
    let printed = '';
    child.stdout.on('data', (part) => {
      printed += part;
      const opened = [...printed.matchAll(/^(http:\S+)\s+(.+) \((.+)\)$/gm)];
      const doors = opened.map(([, origin, name, kind]) => ({ origin, name, kind }));
      if (doors.some((door) => door.kind === 'exchange-rates')) resolve(doors);
    });
  });
}

/** Fills the database from the demo shops' world, once a day: their prices move. */
function importDemoCatalog() {
  const today = new Date().toISOString().slice(0, 10);
  const stamp = join(dataFolder, 'demo-catalog-day');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === today) return;
  console.log('Filling the database with the demo catalog…');
  const snapshot = join(dataFolder, 'demo-catalog.jsonl');
  run(process.execPath, [
    join(root, 'dist/tools/demo-stores/write-catalog-snapshot.mjs'),
    ...['--port-from', String(ports.demoStoresFrom), '--out', snapshot],
  ]);
  const { status } = spawnSync(process.execPath, [join(root, 'dist/apps/api/import-catalog.mjs'), snapshot], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) void stop(1);
  else writeFileSync(stamp, today);
}

/**
 * Makes the demo merchant with ninety days behind them, once: their shop is one of the demo shops, connected by its Admin API.
 * The shop shows the proof of its domain, as its owner would have put it there.
 */
async function seedDemoMerchant() {
  const shop = stores.find((store) => store.name === 'Klotz & Kegel');
  const email = 'owner@klotz-kegel.example';
  const password = secrets().demoMerchantPassword;
  const { shopDomain, accessToken, apiSecret } = await (await fetch(`${shop.origin}/office/app.json`)).json();
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'dist/apps/api/seed-demo-merchant.mjs'),
      ...[email, password, shop.name, shopDomain, accessToken, apiSecret],
    ],
    { cwd: root, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) return void (await stop(1));
  const { isNew, metaToken, clickCount, orderCount } = JSON.parse(stdout.trim().split('\n').at(-1));
  if (isNew) {
    console.log(`The demo merchant is there, with ${clickCount} clicks and ${orderCount} orders.`);
    const html = `<meta name="pricehunt-verification" content="${metaToken}">`;
    await fetch(`${shop.origin}/office/head`, { method: 'POST', body: new URLSearchParams({ html }) });
  }
  return { email, password };
}

/** Ends everything when the program that started this one is gone without a word, as npm is when it is killed. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop(0);
  }, 1_000);
}

/** The demo's own secrets, made at the first start and kept. */
function secrets() {
  const file = join(dataFolder, 'secrets.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const makers = {
    redirectSigningKey: () => randomBytes(32).toString('base64url'),
    sessionSecret: () => randomBytes(32).toString('base64url'),
    encryptionKey: () => randomBytes(32).toString('base64url'),
    demoMerchantPassword: () => randomBytes(9).toString('base64url'),
    pushKeys: newPushKeys,
  };
  const missing = Object.keys(makers).filter((name) => kept[name] === undefined);
  if (missing.length === 0) return kept;
  const made = Object.fromEntries(missing.map((name) => [name, makers[name]()]));
  writeFileSync(file, JSON.stringify({ ...kept, ...made }), { mode: 0o600 });
  return { ...kept, ...made };
}

/** A pair of keys for push messages (VAPID, RFC 8292). */
function newPushKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const privateKey = pair.getPrivateKey();
  const whole = Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]);
  return { publicKey, privateKey: whole.toString('base64url') };
}

async function refuseTakenPorts() {
  for (const [name, port] of Object.entries(ports)) {
    const isTaken = await new Promise((resolve) => {
      const socket = connect(port, host);
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      setTimeout(() => socket.destroy(), 500).unref();
    });
    if (!isTaken) continue;
    console.error(
      `Port ${port} (${name}) is taken. Stop the program that uses it, or the other npm start, and try again.`,
    );
    process.exit(1);
  }
}

async function untilReady(address, name) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (isStopping) return;
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.error(`${name} did not come up within 30 seconds; see the logs in ${dataFolder}`);
  await stop(1);
}

function printUrls() {
  console.log(`
PriceHunt runs.

  Shop and compare     ${origins.shopper}
  Merchant dashboard   ${origins.merchant}
    sign in as         ${demoMerchant.email}   ${demoMerchant.password}
  Admin console        ${origins.admin}
  API documents        http://${host}:${ports.api}/api/docs
  Metrics              http://${host}:${ports.metrics}/metrics

  Demo shops (the Shopify ones have a till, and the owner's page at /office)
${stores.map((store) => `    ${store.name.padEnd(24)} ${store.origin}`).join('\n')}

  Logs and data are in ${dataFolder}. Ctrl-C stops everything.`);
}

/** Ends every program, waits for them, and ends with the code. */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const ended = children
    .filter((child) => child.exitCode === null && child.signalCode === null)
    .map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  const patience = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 20_000);
  await Promise.all(ended);
  clearTimeout(patience);
  process.exit(code);
}
