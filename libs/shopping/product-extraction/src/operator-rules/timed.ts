import { Script, createContext } from 'node:vm';

export type Timed<Value> = { readonly isDone: true; readonly value: Value } | { readonly isDone: false };

/** Interrupts the work after this many milliseconds of wall-clock time, even within one regular expression. */
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
