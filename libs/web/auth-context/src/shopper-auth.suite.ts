import type { ShopperAuth } from './shopper-auth';

/** An adapter under test, with a switch to make its next operations fail. */
export interface ShopperAuthUnderTest {
  readonly auth: ShopperAuth;
  readonly breakDown: () => void;
}

/** What every ShopperAuth adapter guarantees (S§4, S§8). */
export function describeShopperAuth(name: string, open: () => ShopperAuthUnderTest): void {
  const credentials = { email: 'ada@example.com', password: 'correct horse battery' };

  describe(`the ${name} adapter`, () => {
    it('is loading with no account until the check ends', async () => {
      const { auth } = open();

      const before = auth.state();
      await auth.check();

      expect(before).toEqual({ status: 'loading', account: null });
      expect(auth.state()).toEqual({ status: 'signed-out', account: null });
    });

    it.each(['signIn', 'signUp'] as const)('has an account with the fields of S§3 after %s', async (way) => {
      const { auth } = open();

      const outcome = await auth[way](credentials);

      expect(outcome).toEqual({ success: true });
      expect(auth.state()).toEqual({
        status: 'signed-in',
        account: {
          id: expect.any(String),
          email: 'ada@example.com',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          isEmailVerified: expect.any(Boolean),
        },
      });
    });

    it('notifies subscribers of each change until they unsubscribe', async () => {
      const { auth } = open();
      const heard: string[] = [];
      const stop = auth.subscribe(() => heard.push(auth.state().status));

      await auth.signIn(credentials);
      await auth.signOut();
      stop();
      await auth.signIn(credentials);

      expect(heard).toEqual(['signed-in', 'signed-out']);
    });

    it('clears the account at once on sign-out, even when the server cannot be reached', async () => {
      const { auth, breakDown } = open();
      await auth.signIn(credentials);
      breakDown();

      const underWay = auth.signOut();

      expect(auth.state()).toEqual({ status: 'signed-out', account: null });
      await expect(underWay).resolves.toBeUndefined();
    });

    it('returns an error string when an operation throws', async () => {
      const { auth, breakDown } = open();
      breakDown();

      const outcome = await auth.signIn(credentials);

      expect(outcome).toMatchObject({ success: false, error: expect.stringMatching(/\w/) });
      expect(auth.state().status).toBe('signed-out');
    });

    it('accepts a password reset request without revealing whether the account exists', async () => {
      const { auth } = open();

      await expect(auth.requestReset('nobody@example.com')).resolves.toEqual({ success: true });
    });
  });
}
