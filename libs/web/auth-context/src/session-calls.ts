import type { ApiClient } from '@pricehunt/api-client';
import { authFailureOf, leavesInDoubt, succeeded } from './auth-failure';
import type { AuthOutcome } from './auth-failure';
import type { SessionHolder } from './session-holder';

type Call<Result> = (api: ApiClient) => Promise<Result>;

/** What accounts of every kind do with their session. None of these rejects. */
export interface SessionCalls<Account> {
  /** Signs in the account that the call returns. `sentence` is used when the server sends none. */
  readonly enter: (call: Call<Account>, sentence: string) => Promise<AuthOutcome>;
  /** Anything but an account means signed out (S§7), including network failures. */
  readonly refresh: (call: Call<Account>) => Promise<void>;
  /** Signs out here at once (S§4). If the call fails, the server's session expires. */
  readonly leave: (call: Call<unknown>) => Promise<void>;
}

export function sessionCalls<Account>(
  holder: SessionHolder<Account>,
  openApi: () => Promise<ApiClient>,
): SessionCalls<Account> {
  return {
    enter: async (call, sentence) => {
      const settle = holder.begin();
      try {
        settle(await call(await openApi()));
        return succeeded;
      } catch (failure) {
        if (holder.state().status === 'loading') settle(null);
        return authFailureOf(failure, sentence);
      }
    },
    refresh: async (call) => {
      const settle = holder.begin();
      try {
        settle(await call(await openApi()));
      } catch (failure) {
        settle(null, leavesInDoubt(failure));
      }
    },
    leave: async (call) => {
      holder.begin()(null);
      try {
        await call(await openApi());
      } catch {
        // Signed out here anyway.
      }
    },
  };
}
