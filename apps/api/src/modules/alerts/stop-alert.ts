import type { OutboundSigner } from '../../outbound/outbound-signer';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import type { AlertLanguage } from './alert-words';
import { searchName } from './search-alert-view';

/** Signed in place of a target; it is no URL, so neither kind of link passes for the other. */
const signedWord = 'stop-alert';

/** A link that stops this one alert without signing in, as long as the key exists. */
export function stopLinkOf(signer: OutboundSigner, origin: string, alertId: string): string {
  const { signature } = signer.sign(signedWord, alertId);
  return `${origin}/api/alerts/stop?token=${encodeURIComponent(`${alertId}~${signature}`)}`;
}

/** An alert on a product or on a search. */
interface StoppableAlert {
  readonly isPaused: boolean;
  /** The product or the search; empty if the product no longer exists. */
  readonly nameIn: (language: AlertLanguage) => string;
  /** False if the alert was changed concurrently. */
  readonly pause: () => Promise<boolean>;
}

/** Null if the alert no longer exists. Refuses a token that we didn't sign. */
export async function findAlertToStop(
  { storage, outboundSigner }: Needs<'storage' | 'outboundSigner'>,
  token: string | undefined,
): Promise<StoppableAlert | null> {
  const [, id, signature] = /^([^~]{1,64})~(.{1,300})$/.exec(token ?? '') ?? [];
  if (id === undefined || signature === undefined || !outboundSigner.verify(signedWord, id, signature)) {
    throw new Refusal('alert.bad-stop-link');
  }
  const alert = await storage.alerts.findAlert(id);
  if (alert !== null) {
    const product = await storage.products.findProduct(alert.productId);
    return {
      isPaused: alert.isPaused,
      nameIn: () => product?.title ?? '',
      pause: () => storage.alerts.changeAlert({ ...alert, isPaused: true }),
    };
  }
  const onSearch = await storage.searchAlerts.findSearchAlert(id);
  if (onSearch === null) return null;
  return {
    isPaused: onSearch.isPaused,
    nameIn: (language) => searchName(onSearch.search, language),
    pause: () => storage.searchAlerts.changeSearchAlert({ ...onSearch, isPaused: true }),
  };
}

/** Safe to run twice. "gone" if there is no alert to pause: another may have replaced it. */
export async function stopAlert(
  services: Needs<'storage' | 'outboundSigner'>,
  token: string | undefined,
): Promise<'stopped' | 'gone'> {
  for (;;) {
    const alert = await findAlertToStop(services, token);
    if (alert === null) return 'gone';
    if (alert.isPaused) return 'stopped';
    if (await alert.pause()) return 'stopped';
  }
}
