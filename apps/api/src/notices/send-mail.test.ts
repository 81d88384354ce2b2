import { mailJobs } from '../jobs';
import { readOverview } from '../modules/admin-overview/read-overview';
import { openVisitor } from '../modules/identity/testing-visitor';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const hourMs = 60 * 60_000;
const auth = '/api/business/auth';
const mira = { email: 'mira@klangwerk.example', password: 'kettle sings at dawn' };

async function startWithSilentMail(silentMs: number) {
  const startedAt = Date.parse('2026-11-21T10:00:00Z');
  let nowMs = startedAt;
  const sent: string[] = [];
  const send: TestApi['services']['mail']['send'] = ({ subject }) => {
    if (nowMs - startedAt < silentMs) return Promise.reject(new Error('the mail server is silent'));
    sent.push(subject);
    return Promise.resolve();
  };
  const api = await startTestApi({
    now: () => new Date(nowMs),
    queueClock: { now: () => nowMs },
    mail: { send, close: () => Promise.resolve() },
  });
  const pass = async (ms: number) => {
    for (const until = nowMs + ms; nowMs < until;) {
      await api.runJobs();
      nowMs += hourMs / 2;
    }
    await api.runJobs();
  };
  return { api, sent, pass };
}

it('a mail is sent even after the mail server was silent for a day', async () => {
  const { api, sent, pass } = await startWithSilentMail(24 * hourMs);
  const visitor = openVisitor(api);
  await visitor.post(`${auth}/register`, mira);
  const { email } = mira;
  const account = await api.services.storage.accounts.findNewestUnverified('business', email);
  await api.services.storage.accounts.verifyAccount(account?.id ?? '', api.services.now().toISOString());
  const newPassword = 'the owl reads at night';
  await visitor.post(`${auth}/change-password`, { currentPassword: mira.password, newPassword });

  await pass(26 * hourMs);

  expect(sent).toEqual(['Your PriceHunt password was changed']);
  await api.close();
});

it('a link is mailed late only if it still works then', async () => {
  const { api, sent, pass } = await startWithSilentMail(2 * hourMs);
  const visitor = openVisitor(api);
  await visitor.post(`${auth}/register`, mira);
  await visitor.post(`${auth}/forgot-password`, { email: mira.email });

  await pass(5 * hourMs);

  expect(sent).toEqual(['Verify your e-mail address for PriceHunt']);
  await api.close();
});

it('unsent mails are counted on the overview of the console', async () => {
  const { api, pass } = await startWithSilentMail(24 * hourMs);
  await openVisitor(api).post(`${auth}/register`, mira);
  const before = await readOverview(api.services, { mailJobs });

  await pass(hourMs);

  const after = await readOverview(api.services, { mailJobs });
  expect([before.waiting.unsentMails, after.waiting.unsentMails]).toEqual([0, 1]);
  await api.close();
});
