import type { AlertRow } from '@pricehunt/storage';
import type { OutboundSigner } from '../../outbound/outbound-signer';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

/** Signed in place of a target; it is no URL, so neither kind of link passes for the other. */
const signedWord = 'stop-alert';

/** A link that stops this one alert without signing in, as long as the key exists. */
export function stopLinkOf(signer: OutboundSigner, origin: string, alertId: string): string {
  const { signature } = signer.sign(signedWord, alertId);
  return `${origin}/api/alerts/stop?token=${encodeURIComponent(`${alertId}~${signature}`)}`;
}

/** Null if the alert no longer exists. Refuses a token that we didn't sign. */
export async function findAlertToStop(
  { storage, outboundSigner }: Needs<'storage' | 'outboundSigner'>,
  token: string | undefined,
): Promise<AlertRow | null> {
  const [, id, signature] = /^([^~]{1,64})~(.{1,300})$/.exec(token ?? '') ?? [];
  if (id === undefined || signature === undefined || !outboundSigner.verify(signedWord, id, signature)) {
    throw new Refusal('alert.bad-stop-link');
  }
  return storage.alerts.findAlert(id);
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
    if (await services.storage.alerts.changeAlert({ ...alert, isPaused: true })) return 'stopped';
  }
}
