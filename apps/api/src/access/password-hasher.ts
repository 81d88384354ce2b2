import { hash, verify } from '@node-rs/argon2';
import { normalizedPassword } from '@pricehunt/business-accounts';
import { Refusal } from '../answers/refusal';

/** The cost of one argon2id hash: KiB of memory, passes over it, and lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const owaspPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes computed at once, and the longest queue; more are refused with server.busy. */
const limits = { atOnce: 4, waiting: 60 } as const;

export interface PasswordHasher {
  hashPassword(password: string): Promise<string>;
  /** Without a stored hash, returns false after the same time. */
  isPassword(stored: string | null, password: string): Promise<boolean>;
  /** Whether the stored hash has weaker parameters than today's. */
  isOutdated(stored: string): boolean;
}

/** Has its own queue. Only tests choose a lower cost. */
export function createPasswordHasher(cost: PasswordCost = owaspPasswordCost): PasswordHasher {
  const inTurn = createGate();
  const nobodysHash = hashOfNobody(cost);
  return {
    hashPassword: (password) => inTurn(() => hash(normalizedPassword(password), cost)),
    async isPassword(stored, password) {
      const isRight = await inTurn(() => verify(stored ?? nobodysHash, normalizedPassword(password)));
      return isRight && stored !== null;
    },
    isOutdated(stored) {
      const [, m = '0', t = '0'] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+)/.exec(stored) ?? [];
      return Number(m) < cost.memoryCost || Number(t) < cost.timeCost;
    },
  };
}

/** No password matches this hash, and checking one takes as long as for a real hash. */
function hashOfNobody({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const parameters = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$B0fUJ/Q/26SdEclYx5ScGw$ivqwH3UNjJuH7ona187/IA6BMnwfX5h9KViUxAR5opU`;
}

/** Runs a few works at once; throws server.busy when too many wait. */
function createGate(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limits.atOnce) {
      if (waiting.length >= limits.waiting)
        throw new Refusal('server.busy', { headers: { 'retry-after': '2' } });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
