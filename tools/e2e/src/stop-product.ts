import { rmSync } from 'node:fs';
import { recallProduct } from './running-product';

/** Stops everything as Ctrl-C does and removes its data. Fails when it does not end by itself. */
export default async function stopProduct(): Promise<void> {
  const product = recallProduct();
  if (product === null) return;
  const ended = new Promise<number | null>((resolve) => product.program.once('exit', resolve));
  product.program.kill('SIGTERM');
  const code = await ended;
  rmSync(product.dataFolder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`npm start did not stop cleanly: it ended with ${code}`);
}
