import { hash, verify } from '@node-rs/argon2';
import { normalizedPassword } from '@pricehunt/business-accounts';
import { Refusal } from '../../refusal';

/** argon2id with OWASP's floor: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Made with these parameters of random bytes that were thrown away: it is nobody's, and checking against it takes as long. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$B0fUJ/Q/26SdEclYx5ScGw$ivqwH3UNjJuH7ona187/IA6BMnwfX5h9KViUxAR5opU';

/** How many hashes are computed at once, and how many wait; more are refused with server.busy. */
const limits = { atOnce: 4, waiting: 60 } as const;

/** Turns passwords into what is stored, and checks them against it. */
export interface PasswordHasher {
  hashPassword(password: string): Promise<string>;
  /** Whether it is the password. With null in place of a stored hash it takes the same time and says no. */
  isPassword(stored: string | null, password: string): Promise<boolean>;
  /** Whether the stored hash was made with lesser parameters than those of today. */
  isOutdated(stored: string): boolean;
}

/** A hasher with a queue of its own. */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createGate();
  return {
    hashPassword: (password) => inTurn(() => hash(normalizedPassword(password), parameters)),
    async isPassword(stored, password) {
      const isRight = await inTurn(() => verify(stored ?? nobodysHash, normalizedPassword(password)));
      return isRight && stored !== null;
    },
    isOutdated(stored) {
      const [, m = '0', t = '0'] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+)/.exec(stored) ?? [];
      return Number(m) < parameters.memoryCost || Number(t) < parameters.timeCost;
    },
  };
}

/** Runs works in turn, a few at once; throws server.busy when too many wait. */
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
