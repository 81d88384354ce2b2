import { Refusal } from '../answers/refusal';
import { createPasswordHasher } from './password-hasher';

describe('the password hasher', () => {
  it('hashes with OWASP’s minimum for argon2id by default, and calls a cheaper hash outdated (AUTH-4)', async () => {
    const hasher = createPasswordHasher();

    const stored = await hasher.hashPassword('kettle sings');

    const older = stored.replace('m=19456', 'm=4096');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([stored, older].map((hash) => hasher.isOutdated(hash))).toEqual([false, true]);
  });

  it('verifies a password by its hash, and refuses everything without one', async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hashPassword('kettle sings');

    const answers = await Promise.all([
      hasher.isPassword(stored, 'kettle sings'),
      hasher.isPassword(stored, 'kettle sing'),
      hasher.isPassword(null, 'kettle sings'),
      hasher.isPassword(null, ''),
    ]);

    expect(answers).toEqual([true, false, false, false]);
  });

  it('runs four and queues sixty, and refuses more at once with the time to wait (OPS-6)', async () => {
    const hasher = createPasswordHasher();

    const outcomes = await Promise.allSettled(
      Array.from({ length: 70 }, () => hasher.isPassword(null, 'kettle sings')),
    );
    const afterwards = await hasher.isPassword(null, 'kettle sings');

    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(6);
    expect(refused[0]).toBeInstanceOf(Refusal);
    expect(refused[0]).toMatchObject({ code: 'server.busy', details: { headers: { 'retry-after': '2' } } });
    expect(afterwards).toBe(false);
  });
});
