import { switchNames } from '@pricehunt/api-contract/admin-switches';
import { signInTestAdmin } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { codeOf, openVisitor } from '../identity/testing-visitor';

let api: TestApi;
let admin: SignedInCaller;

beforeEach(async () => {
  api = await startTestApi();
  admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
});
afterEach(() => api.close());

const turn = (name: string, isOn: boolean, reason = 'A trial') =>
  admin.inject({ method: 'PUT', url: `/api/admin/switches/${name}`, payload: { isOn, reason } });

describe('switches', () => {
  it('are all on until changed, and show who changed them', async () => {
    const before = await admin.inject({ method: 'GET', url: '/api/admin/switches' });

    await turn('alert-messages', false, 'Mail server is away');

    const after = await admin.inject({ method: 'GET', url: '/api/admin/switches' });
    expect(before.json().items).toEqual(switchNames.map((name) => ({ name, isOn: true, changed: null })));
    expect(after.json().items).toContainEqual({
      name: 'alert-messages',
      isOn: false,
      changed: { at: expect.any(String), by: 'ada@pricehunt.example', reason: 'Mail server is away' },
    });
    const [entry] = await api.services.storage.audit.listEntries({ before: null, limit: 1 });
    expect(entry).toMatchObject({ action: 'switch.turned-off', details: { before: true, after: false } });
  });

  it.each([
    ['shopper-registration', '/api/shopper/auth/register'],
    ['business-registration', '/api/business/auth/register'],
  ])('close and reopen %s', async (name, url) => {
    const mira = { email: 'mira@klangwerk.example', password: 'kettle sings at dawn' };
    await turn(name, false);
    const closed = await openVisitor(api).post(url, mira);
    await turn(name, true);

    const open = await openVisitor(api).post(url, mira);

    expect([codeOf(closed), codeOf(open)]).toEqual(['switch.off', null]);
  });

  it('are rejected without a reason or with an unknown name', async () => {
    const answers = [await turn('alert-messages', false, ''), await turn('gravity', false)];

    expect(answers.map(codeOf)).toEqual(['request.invalid', 'request.invalid']);
  });
});
