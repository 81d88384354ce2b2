import { ForgotForm } from '@pricehunt/account-forms';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { useShopperServices } from '../../../shopper-services';
import { CredentialsForm } from './credentials-form';
import { MockBanner } from './mock-banner';
import { ShopperAccountSite } from '../../../account/shopper-account-site';

/** The shown form (S§2). */
export type AuthMode = 'login' | 'signup' | 'forgot';

export interface AuthFormsProps {
  readonly mode: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
  readonly onDone: (done: { readonly mode: 'login' | 'signup'; readonly email: string }) => void;
}

/** The three forms, each linked to the others; the e-mail address carries over. */
export function AuthForms({ mode, onMode, onDone }: AuthFormsProps) {
  const { signIn: words } = useMessages();
  const { openAccount } = useShopperServices();
  const [email, setEmail] = useState('');
  const forms = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    forms.current?.querySelector('input')?.focus();
  }, [mode]);
  return (
    <ShopperAccountSite>
      <MockBanner />
      <div ref={forms}>
        {mode === 'forgot' ? (
          <ForgotForm
            email={email}
            request={async (typed) => (await openAccount()).auth.requestReset(typed)}
          />
        ) : (
          <CredentialsForm
            key={mode}
            mode={mode}
            email={email}
            onEmail={setEmail}
            onDone={(typed) => onDone({ mode, email: typed })}
          />
        )}
      </div>
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4 text-sm">
        {mode === 'login' ? (
          <>
            <ModeButton onClick={() => onMode('signup')}>{words.toSignup}</ModeButton>
            <ModeButton onClick={() => onMode('forgot')}>{words.account.login.toForgot}</ModeButton>
          </>
        ) : (
          <ModeButton onClick={() => onMode('login')}>{words.toLogin}</ModeButton>
        )}
      </p>
    </ShopperAccountSite>
  );
}

function ModeButton(props: { readonly children: string; readonly onClick: () => void }) {
  return <button type="button" className="text-link min-h-9" {...props} />;
}
