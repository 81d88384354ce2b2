import { auditEntrySchema } from '@pricehunt/api-contract/admin-audit';
import { signInTestAdmin, signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
let admin: SignedInCaller;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T23:59:00Z');
  api = await startTestApi({ now: () => now });
  for (let each = 0; each < 60; each += 1) await act(`shop.visited`, { number: each });
  now = new Date('2026-11-21T00:01:00Z');
  await act('shopkeeper.greeted', {});
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
afterEach(() => api.close());

function act(action: string, details: Record<string, number>) {
  return api.services.storage.audit.appendEntry({
    at: now.toISOString(),
    actor: { kind: 'system', id: null },
    action,
    details,
    subject: { kind: 'shop', id: 'shop-1' },
    businessId: null,
  });
}

async function list(query: Record<string, string> = {}) {
  const answer = await admin.inject({ method: 'GET', url: '/api/admin/audit-log', query });
  return answer.json<{ items: { sequence: number; action: string }[]; nextCursor: string | null }>();
}

const verify = async () => {
  const answer = await admin.inject({ method: 'POST', url: '/api/admin/audit-log/verify' });
  return answer.json<Record<string, unknown>>();
};

describe('the audit log', () => {
  it('is paged, newest first', async () => {
    const first = await list();
    const rest = await list({ cursor: first.nextCursor ?? '' });

    expect(first.items.map(({ sequence }) => sequence).slice(0, 2)).toEqual([61, 60]);
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([50, 11, null]);
  });

  it('filters by action or area, day, subject and actor', async () => {
    const count = async (query: Record<string, string>) => (await list(query)).items.length;

    expect(await count({ action: 'shopkeeper.greeted' })).toBe(1);
    expect(await count({ action: 'shopkeeper' })).toBe(1);
    expect(await count({ action: 'sho' })).toBe(0);
    expect(await count({ from: '2026-11-21' })).toBe(1);
    expect(await count({ to: '2026-11-20', action: 'shopkeeper' })).toBe(0);
    expect(await count({ subjectId: 'shop-2' })).toBe(0);
    expect(await count({ actorKind: 'admin' })).toBe(0);
  });

  it('finds entries by a part of the e-mail address, and by the name or id of what was changed', async () => {
    const bo = await signInTestAdmin(api, { email: 'bo@pricehunt.example' });
    const oak = await signInTestMember(api, { name: 'Oak & Sons', status: 'pending' });
    const url = `/api/admin/businesses/${oak.businessId}/approve`;
    await bo.inject({ method: 'POST', url, payload: {} });
    const found = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ action }) => action);

    expect(await found({ person: 'BO@price' })).toEqual(['business.approved']);
    expect(await found({ person: 'nobody' })).toEqual([]);
    expect(await found({ object: 'oak &' })).toEqual(['business.approved']);
    expect(await found({ object: 'shop-1', from: '2026-11-21' })).toEqual(['shopkeeper.greeted']);
    expect((await list({ object: 'oak' })).items).toMatchObject([
      { actor: { email: 'bo@pricehunt.example' }, subject: { kind: 'business', name: 'Oak & Sons' } },
    ]);
  });

  it('names who was invited to a team, also after the invitation is withdrawn', async () => {
    const owner = await signInTestMember(api);
    const team = '/api/business/team/invitations';
    const payload = { email: 'cleo@shop.example', role: 'viewer' };
    const made = await owner.inject({ method: 'POST', url: team, payload });
    const { invitation } = made.json<{ invitation: { id: string } }>();
    await owner.inject({ method: 'DELETE', url: `${team}/${invitation.id}` });

    const { items } = await list({ actorKind: 'business' });

    expect(items).toMatchObject([
      { action: 'team.invitation-withdrawn', subject: { kind: 'invitation', name: 'cleo@shop.example' } },
      { action: 'team.member-invited', subject: { kind: 'invitation', name: 'cleo@shop.example' } },
    ]);
    expect((await list({ object: 'CLEO@' })).items).toHaveLength(2);
  });

  it('names who was invited to the console, also after the invitation is withdrawn or replaced', async () => {
    const invitations = '/api/admin/admin-invitations';
    const payload = { email: 'cleo@pricehunt.example', role: 'viewer' };
    await admin.inject({ method: 'POST', url: invitations, payload });
    const made = await admin.inject({ method: 'POST', url: invitations, payload });
    const { invitation } = made.json<{ invitation: { id: string } }>();
    await admin.inject({ method: 'DELETE', url: `${invitations}/${invitation.id}` });

    const { items } = await list({ object: 'CLEO@' });

    const subject = { kind: 'invitation', name: 'cleo@pricehunt.example' };
    expect(items).toMatchObject([
      { action: 'admin.invitation-withdrawn', subject },
      { action: 'admin.invited', subject },
      { action: 'admin.invited', subject },
    ]);
  });

  it('names an API key, and a webhook by its host, also after they are deleted', async () => {
    const owner = await signInTestMember(api);
    const payload = { url: 'https://hooks.example/secret-path', events: ['order.attributed'] };
    const made = await owner.inject({ method: 'POST', url: '/api/business/webhooks', payload });
    const { webhook } = made.json<{ webhook: { id: string } }>();
    const key = { name: 'Order export', kind: 'secret', scopes: ['orders.read'] };
    await owner.inject({ method: 'POST', url: '/api/business/api-keys', payload: key });
    await owner.inject({ method: 'DELETE', url: `/api/business/webhooks/${webhook.id}` });

    const { items } = await list({ actorKind: 'business' });

    expect(items).toMatchObject([
      { action: 'webhook.deleted', subject: { name: 'hooks.example' } },
      { action: 'api-key.created', subject: { name: 'Order export' } },
      { action: 'webhook.created', subject: { name: 'hooks.example' } },
    ]);
  });

  it('verifies its own integrity', async () => {
    const outcome = await verify();

    expect(outcome).toMatchObject({ isIntact: true, brokenAt: null, checkedCount: 61 });
    const [checked] = (await list()).items;
    expect(checked).toMatchObject({
      action: 'audit-log.verified',
      actor: { email: 'ada@pricehunt.example' },
    });
  });

  it('exports every entry as one line, oldest first', async () => {
    const answer = await admin.inject({ method: 'GET', url: '/api/admin/audit-log.ndjson' });

    const entries = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => auditEntrySchema.parse(JSON.parse(line)));
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 62 }, (_, at) => at + 1));
    expect(entries.at(-1)?.action).toBe('audit-log.exported');
  });
});
