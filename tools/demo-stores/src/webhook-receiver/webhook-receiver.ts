import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';
import { noRecords } from '../json-records';
import type { JsonRecords } from '../json-records';
import { escapeHtml } from '../pages/escape-html';
import { factTable, plainPage } from '../pages/plain-page';
import { foundReply, htmlReply, textReply } from '../shops/web';
import type { Counter, Reply, Visit } from '../shops/web';

const takenSchema = z.object({
  at: z.string(),
  type: z.string(),
  isVerified: z.boolean(),
  body: z.string(),
});
export const receiverRecordsSchema = z.object({
  secrets: z.array(z.string()),
  taken: z.array(takenSchema),
});

type Taken = z.infer<typeof takenSchema>;
type ReceiverRecords = z.infer<typeof receiverRecordsSchema>;

const takenMax = 50;
const secretsMax = 20;

/** A merchant's own system: verifies Standard Webhooks with the secrets that it was given, and shows what arrived. */
export function webhookReceiver(
  origin: string,
  now: () => Date,
  stored: JsonRecords<ReceiverRecords> = noRecords(),
): Counter {
  let records = stored.read() ?? { secrets: [], taken: [] };
  const change = (changes: Partial<ReceiverRecords>) => {
    records = { ...records, ...changes };
    stored.write(records);
  };
  return (visit) => {
    switch (`${visit.method} ${visit.path}`) {
      case 'GET /':
        return htmlReply(receiverPage(origin, records));
      case 'GET /robots.txt':
        return textReply('User-agent: *\nDisallow: /\n');
      case 'POST /secrets': {
        const secret = (new URLSearchParams(visit.body).get('secret') ?? '').trim();
        if (!isSecret(secret)) return textReply('A signing secret begins with whsec_.', undefined, 400);
        change({ secrets: [...new Set([...records.secrets, secret])].slice(-secretsMax) });
        return { ...foundReply('/'), status: 303 };
      }
      case 'POST /webhooks': {
        const taken = takenFrom(visit, records.secrets, now());
        change({ taken: [...records.taken, taken].slice(-takenMax) });
        return responseTo(taken);
      }
      default:
        return textReply('Not found', undefined, 404);
    }
  };
}

function takenFrom({ headers, body }: Visit, secrets: readonly string[], now: Date): Taken {
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return {
    at: now.toISOString(),
    type: typeOf(body),
    isVerified: secrets.some((secret) => isSignedWith(secret, body, signed)),
    body,
  };
}

function isSignedWith(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

function isSecret(given: string): boolean {
  return /^whsec_[A-Za-z0-9+/]{16,100}={0,2}$/.test(given);
}

function typeOf(body: string): string {
  const { type } = Object(parsed(body));
  return typeof type === 'string' ? type : 'unknown';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function responseTo({ isVerified }: Taken): Reply {
  return isVerified ? textReply('Thanks') : textReply('The signature is not valid.', undefined, 401);
}

function receiverPage(origin: string, { secrets, taken }: ReceiverRecords): string {
  const main = `<h1>Received webhooks</h1>
<p>This page replaces a merchant's own system. It verifies the signature of each webhook with the signing secrets that it knows.</p>
${factTable([
  ['Webhook URL', `${origin}/webhooks`],
  ['Signing secrets', secrets.length === 0 ? 'none yet' : String(secrets.length)],
])}
<form method="post" action="/secrets"><label for="secret">Signing secret of another webhook</label>
<input id="secret" name="secret" required placeholder="whsec_…" autocomplete="off"><button>Add</button></form>
<h2>The last ${takenMax}</h2>
<form action="/"><button>Refresh</button></form>
${taken.length === 0 ? '<p>Nothing arrived yet.</p>' : taken.toReversed().map(takenArticle).join('\n')}`;
  return plainPage({ title: 'Received webhooks', main });
}

function takenArticle({ at, type, isVerified, body }: Taken): string {
  const json = parsed(body);
  const pretty = json === null ? body : JSON.stringify(json, null, 2);
  const verdict = isVerified ? 'Signature verified' : 'Not verified: signed with an unknown secret';
  return `<article><h3>${escapeHtml(type)}</h3>
<p><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time> · ${verdict}</p>
<pre>${escapeHtml(pretty)}</pre></article>`;
}
