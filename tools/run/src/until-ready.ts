import { StartFailure } from './start-failure';

/** How long a program may take until it answers, in milliseconds. */
const readyMsMax = 120_000;

/** Resolves when the address answers with success; rejects after two minutes, or when the signal aborts. */
export async function untilReady(address: string, name: string, stopping: AbortSignal): Promise<void> {
  const endsAt = Date.now() + readyMsMax;
  while (!(await isReady(address))) {
    stopping.throwIfAborted();
    if (Date.now() > endsAt)
      throw new StartFailure(`${name} did not come up within two minutes; see its log.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether the address answers with success. */
export function isReady(address: string): Promise<boolean> {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}
