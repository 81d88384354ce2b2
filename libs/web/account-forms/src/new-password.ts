import { passwordLengths, passwordProblem } from '@pricehunt/business-accounts';
import { useFigures } from '@pricehunt/ui-kit';
import * as z from 'zod/mini';
import { useAccountSite } from './account-site';

/** Applies the server's password rules except the list of common passwords. The issue names the problem. */
export function newPasswordSchema(email: string, lengthMin: number) {
  return z.string().check((context) => {
    const message = passwordProblem(context.value, { lengthMin, email });
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

export function checkNewPassword(lengthMin: number) {
  return (context: z.core.ParsePayload<{ readonly email: string; readonly password: string }>): void => {
    const { email, password } = context.value;
    const message = passwordProblem(password, { lengthMin, email });
    if (message !== null) {
      context.issues.push({ code: 'custom', message, path: ['password'], input: password });
    }
  };
}

export function usePasswordSentence(): (problem: string) => string {
  const { words, passwordLengthMin } = useAccountSite();
  const { problems } = words;
  const figure = useFigures();
  return (problem) => {
    switch (problem) {
      case 'too-short':
        return problems['too-short'](figure(passwordLengthMin));
      case 'too-long':
        return problems['too-long'](figure(passwordLengths.max));
      case 'like-email':
      case 'product-name':
      case 'guessable':
      case 'common':
        return problems[problem];
      default:
        return problems.passwordMissing;
    }
  };
}
