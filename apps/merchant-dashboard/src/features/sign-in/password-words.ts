import { passwordLengths, passwordProblem } from '@pricehunt/business-accounts';
import type { PasswordProblem } from '@pricehunt/business-accounts';
import { useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

/** What is wrong with a new password, or null; that it is a common one only the server knows. */
export function businessPasswordProblem(password: string, email: string): PasswordProblem | null {
  return passwordProblem(password, { lengthMin: passwordLengths.businessMin, email });
}

/** Gives the sentence for what is wrong with a password; one that is missing has no kind. */
export function usePasswordSentence(): (problem: string) => string {
  const { problems } = useMessages().signIn;
  const figure = useFigures();
  return (problem) => {
    switch (problem) {
      case 'too-short':
        return problems['too-short'](figure(passwordLengths.businessMin));
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
