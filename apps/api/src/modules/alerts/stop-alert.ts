import type { AlertRow } from '@pricehunt/storage';
import type { OutboundSigner } from '../../outbound-signer';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';

/** Signed in place of a target: no web address, so that neither kind of link can be taken for the other. */
const signedWord = 'stop-alert';

/** The address that stops an alert without signing in: good for that one alert, as long as the key is known. */
export function stopLinkOf(signer: OutboundSigner, origin: string, alertId: string): string {
  const { signature } = signer.sign(signedWord, alertId);
  return `${origin}/api/alerts/stop?token=${encodeURIComponent(`${alertId}~${signature}`)}`;
}

/** The alert that a stop link is about; null for one that is gone. Refuses a token that is not ours. */
export async function findAlertToStop(
  { storage, outboundSigner }: Pick<Services, 'storage' | 'outboundSigner'>,
  token: string | undefined,
): Promise<AlertRow | null> {
  const [, id, signature] = /^([^~]{1,64})~(.{1,300})$/.exec(token ?? '') ?? [];
  if (id === undefined || signature === undefined || !outboundSigner.verify(signedWord, id, signature)) {
    throw new Refusal('alert.bad-stop-link');
  }
  return storage.alerts.findAlert(id);
}

/** Pauses the alert of a stop link; twice is once. "gone" where there is none to pause: another may have taken it over. */
export async function stopAlert(
  services: Pick<Services, 'storage' | 'outboundSigner'>,
  token: string | undefined,
): Promise<'stopped' | 'gone'> {
  for (;;) {
    const alert = await findAlertToStop(services, token);
    if (alert === null) return 'gone';
    if (alert.isPaused) return 'stopped';
    if (await services.storage.alerts.changeAlert({ ...alert, isPaused: true })) return 'stopped';
  }
}
