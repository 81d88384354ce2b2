import { Script, createContext } from 'node:vm';

/** What came of work with a time limit. */
export type Timed<Value> = { readonly isDone: true; readonly value: Value } | { readonly isDone: false };

/**
 * Does the work, and interrupts it after so many milliseconds wherever it is, even within one regular expression. The limit is
 * of the machine's clock.
 */
export function timed<Value>(work: () => Value, limitMs: number): Timed<Value> {
  let done: Timed<Value> = { isDone: false };
  const context = createContext({
    work: () => {
      done = { isDone: true, value: work() };
    },
  });
  try {
    script.runInContext(context, { timeout: limitMs });
  } catch (failure) {
    if (isTimeout(failure)) {
      return { isDone: false };
    }
    throw failure;
  }
  return done;
}

function isTimeout(failure: unknown): boolean {
  const isObject = typeof failure === 'object' && failure !== null;
  return isObject && 'code' in failure && failure.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

const script = new Script('work()');
