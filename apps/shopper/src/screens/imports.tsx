import { ImportSteps } from '../features/imports/components/import-steps';
import { AccountPage } from '../features/sign-in/components/account-page';
import { useMessages } from '../messages/use-messages';

/** The page at /import. */
export function Imports() {
  const { imports: words } = useMessages();
  return <AccountPage words={words}>{() => <ImportSteps />}</AccountPage>;
}
