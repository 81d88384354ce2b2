import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, host, root, startProgram } from './child-programs';
import type { ChildProgram } from './child-programs';

/** The whole product as `npm start` runs it, with its own ports and data folder. */
export interface DemoProduct {
  readonly apiOrigin: string;
  readonly shopperOrigin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product and resolves when it serves. Throws its output when it fails. */
export async function startDemoProduct(folder: string): Promise<DemoProduct> {
  const ports = await freePorts(16);
  const product = startProgram({
    parameters: [join(root, 'tools/start.mjs')],
    environment: { PRICEHUNT_DATA: folder, PRICEHUNT_PORTS_FROM: String(ports) },
    logFile: join(folder, 'start.log'),
  });
  try {
    await untilStarted(product);
  } catch (failure) {
    await product.stop();
    throw failure;
  }
  return {
    apiOrigin: `http://${host}:${ports}`,
    shopperOrigin: `http://${host}:${ports + 2}`,
    stop: () => product.stop(),
  };
}

export function browserPath(): string {
  const path = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(path)) throw new Error(`There is no browser at ${path}; CHROMIUM names another one.`);
  return path;
}

async function untilStarted(product: ChildProgram): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    if (product.printed().includes('Press Ctrl-C to stop')) return;
    if (product.process.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product did not start:\n${product.printed()}`);
}
