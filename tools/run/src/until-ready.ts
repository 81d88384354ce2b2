import { StartFailure } from './start-failure';

const readyMsMax = 120_000;

/** Resolves when the address returns success. Rejects after two minutes or when the signal aborts. */
export async function untilReady(address: string, name: string, stopping: AbortSignal): Promise<void> {
  const endsAt = Date.now() + readyMsMax;
  while (!(await isReady(address))) {
    stopping.throwIfAborted();
    if (Date.now() > endsAt) throw new StartFailure(`${name} didn’t start within two minutes. See its log.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export function isReady(address: string): Promise<boolean> {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}
