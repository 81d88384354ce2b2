import { listAuditEntries, verifyAuditLog } from '@pricehunt/api-contract/admin-audit';
import { listAdminFeedImports, listAdminFeeds, rerunFeed } from '@pricehunt/api-contract/admin-feeds';
import { discardJob, getJob, listJobs, retryDeadJobs, retryJob } from '@pricehunt/api-contract/admin-jobs';
import { changeSwitch, listSwitches } from '@pricehunt/api-contract/admin-switches';
import { screen, waitFor, within } from '@testing-library/react';
import { english } from '../messages/english';
import { german } from '../messages/german';
import { germanPack } from '../messages/german-pack';
import { englishPack } from '../messages/language-pack';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildAuditEntry, buildJob, buildSwitch } from '../testing-rows';

const counts = [{ name: 'send-mail', due: 0, delayed: 2, running: 0, dead: 1, oldestDueAt: null }];

function apiWithJob() {
  const api = apiFor(admin);
  api.answer(listJobs, { success: true, items: [buildJob()], nextCursor: null, counts });
  api.answer(getJob, { success: true, job: buildJob() });
  return api;
}

it('lists failed jobs by default, and other states by the URL', async () => {
  const { user, address, api } = renderAdmin('/admin/jobs', apiWithJob());
  await screen.findByRole('table', { name: /Jobs with the selected status/ });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'running');

  await waitFor(() => expect(address()).toBe('/admin/jobs?state=running'));
  expect(api.calls).toContainEqual(expect.objectContaining({ address: '/api/admin/jobs?state=dead' }));
  expect(api.calls).toContainEqual(expect.objectContaining({ address: '/api/admin/jobs?state=running' }));
});

it('lists the jobs of one type, by name and without their IDs', async () => {
  const { user, address, api } = renderAdmin('/admin/jobs?state=done', apiWithJob());
  const table = await screen.findByRole('table', { name: /Jobs with the selected status/ });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Job type' }), 'Send e-mail');

  await waitFor(() => expect(address()).toBe('/admin/jobs?state=done&kind=send-mail'));
  expect(api.calls.at(-1)?.address).toMatch(/state=done.*name=send-mail|name=send-mail.*state=done/);
  expect(within(table).queryByText(/j1/)).not.toBeInTheDocument();
});

it('opens the job in the URL and retries it', async () => {
  const api = apiWithJob();
  api.answer(retryJob, { success: true, job: buildJob({ state: 'due' }) });
  const { user, address } = renderAdmin('/admin/jobs?job=j1', api);
  const dialog = within(await screen.findByRole('dialog', { name: 'Job' }));
  expect(await dialog.findByText('the mail server refused')).toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: 'Retry job' }));

  expect(await screen.findByText('Job queued again.')).toBeInTheDocument();
  expect(address()).toBe('/admin/jobs');
});

it('retries all failed jobs of a type after confirmation', async () => {
  const api = apiWithJob();
  api.answer(retryDeadJobs, { success: true, retriedCount: 2 });
  const { user } = renderAdmin('/admin/jobs?kind=send-mail', api);
  await user.click(await screen.findByRole('button', { name: 'Retry all' }));
  const question = within(screen.getByRole('dialog', { name: 'Retry all failed jobs?' }));

  await user.click(question.getByRole('button', { name: 'Retry all' }));

  expect(await screen.findByText('Failed jobs queued again.')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ address: '/api/admin/jobs/retry-dead', body: { name: 'send-mail' } }),
  );
});

it('deletes a job after confirmation', async () => {
  const api = apiWithJob();
  api.answer(discardJob, { success: true });
  const { user } = renderAdmin('/admin/jobs?job=j1', api);
  await user.click(await screen.findByRole('button', { name: 'Delete job' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete this job?' }));
  expect(question.getByText(/can’t be undone/)).toBeInTheDocument();

  await user.click(question.getByRole('button', { name: 'Delete job' }));

  expect(await screen.findByText('Job deleted.')).toBeInTheDocument();
  expect(api.calls.some(({ address }) => address === '/api/admin/jobs/j1/discard')).toBe(true);
});

it('names jobs in the language of the console', async () => {
  renderAdmin('/admin/jobs', apiWithJob(), { language: germanPack });

  expect(await screen.findByRole('link', { name: 'E-Mail senden' })).toHaveAttribute(
    'href',
    expect.stringContaining('kind=send-mail'),
  );
  expect(
    await screen.findByRole('button', { name: /^Details zu E-Mail senden, .* anzeigen$/ }),
  ).toBeVisible();
});

it.each([
  [englishPack, 'ada@pricehunt.example suspended Klangwerk'],
  [germanPack, 'ada@pricehunt.example hat Klangwerk gesperrt'],
])('tells who did what to whom in a sentence', async (language, sentence) => {
  const api = apiFor(admin);
  api.answer(listAuditEntries, { success: true, items: [buildAuditEntry()], nextCursor: null });

  renderAdmin('/admin/audit', api, { language });

  expect(await screen.findByRole('rowheader', { name: new RegExp(sentence) })).toBeInTheDocument();
});

it.each([
  [englishPack, 'Somebody who isn’t signed in couldn’t sign in'],
  [germanPack, 'Jemand ohne Anmeldung konnte sich nicht anmelden'],
])('ends the sentence about an unknown account without a name', async (language, sentence) => {
  const api = apiFor(admin);
  const entry = buildAuditEntry({
    actor: { kind: 'anonymous', id: null, email: null },
    action: 'account.sign-in-failed',
    subject: null,
  });
  api.answer(listAuditEntries, { success: true, items: [entry], nextCursor: null });

  renderAdmin('/admin/audit', api, { language });

  expect(await screen.findByRole('rowheader', { name: sentence })).toBeInTheDocument();
});

it.each(Object.entries({ english, german }))(
  'has a sentence for every recorded action in %s',
  (_name, words) => {
    expect(Object.keys(words.acts).toSorted()).toEqual(Object.keys(words.names.actions).toSorted());
  },
);

it('searches the audit log by person, object, action and period', async () => {
  const api = apiFor(admin);
  api.answer(listAuditEntries, { success: true, items: [buildAuditEntry()], nextCursor: null });
  const { user } = renderAdmin('/admin/audit?from=2026-11-01', api);
  await user.type(await screen.findByRole('searchbox', { name: 'Person' }), 'ada{Enter}');
  await user.type(screen.getByRole('searchbox', { name: 'Object' }), 'klang{Enter}');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Business suspended');

  await waitFor(() =>
    expect(api.calls.map(({ address }) => address)).toContain(
      '/api/admin/audit-log?action=business.suspended&person=ada&object=klang&from=2026-11-01',
    ),
  );
});

it('shows an audit entry with the values before and after, without raw JSON', async () => {
  const api = apiFor(admin);
  api.answer(listAuditEntries, { success: true, items: [buildAuditEntry()], nextCursor: null });
  const { user } = renderAdmin('/admin/audit?business=b1&kind=admin', api);

  await user.click(await screen.findByRole('button', { name: 'Show details of entry 41' }));

  const dialog = within(screen.getByRole('dialog', { name: 'Entry 41' }));
  expect(dialog.getByText('Before: Status').nextSibling).toHaveTextContent('active');
  expect(dialog.getByText('After: Status').nextSibling).toHaveTextContent('suspended');
  expect(dialog.queryByText(/[{}]/)).not.toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ address: '/api/admin/audit-log?actorKind=admin&businessId=b1' }),
  );
  expect(screen.getByRole('link', { name: 'Export', hidden: true })).toHaveAttribute(
    'href',
    '/api/admin/audit-log.ndjson?actorKind=admin&businessId=b1',
  );
});

it('retries one failed job from the list', async () => {
  const api = apiWithJob();
  api.answer(retryJob, { success: true, job: buildJob({ state: 'due' }) });
  const { user } = renderAdmin('/admin/jobs', api);

  await user.click(await screen.findByRole('button', { name: /^Retry Send e-mail, / }));

  expect(await screen.findByText('Job queued again.')).toBeInTheDocument();
});

it.each([
  [{ isIntact: true, brokenAt: null, checkedCount: 41 }, 'status', 'The audit log is intact'],
  [{ isIntact: false, brokenAt: 7, checkedCount: 41 }, 'alert', 'Entry 7 was changed'],
] as const)('shows whether the audit log is intact: %j', async (outcome, role, sentence) => {
  const api = apiFor(admin);
  api.answer(listAuditEntries, { success: true, items: [], nextCursor: null });
  api.answer(verifyAuditLog, {
    success: true,
    headDigest: 'c0ffee',
    checkedAt: '2026-11-21T10:00:00Z',
    ...outcome,
  });
  const { user } = renderAdmin('/admin/audit', api);

  await user.click(await screen.findByRole('button', { name: 'Verify integrity' }));

  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(
    screen
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain(sentence);
});

it('requires a reason to turn a feature off, and shows the consequence', async () => {
  const api = apiFor(admin);
  api.answer(listSwitches, { success: true, items: [buildSwitch()], nextCursor: null });
  api.answer(changeSwitch, { success: true, switch: buildSwitch({ isOn: false }) });
  const { user } = renderAdmin('/admin/switches', api);
  await user.click(await screen.findByRole('button', { name: 'Turn off Feed imports' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn off “Feed imports”?' }));
  expect(
    dialog.getByText('Feeds aren’t downloaded, and no new imports start. Imports in progress finish.'),
  ).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'a shop sends nonsense');

  await user.click(dialog.getByRole('button', { name: 'Turn off' }));

  expect(await screen.findByText('Feed imports: Off')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'PUT',
    address: '/api/admin/switches/feed-imports',
    body: { isOn: false, reason: 'a shop sends nonsense' },
  });
});

const run = {
  id: 'i1',
  feedId: 'f1',
  state: 'failed' as const,
  startedBy: 'schedule' as const,
  requestedAt: '2026-11-21T09:00:00Z',
  startedAt: '2026-11-21T09:00:01Z',
  finishedAt: '2026-11-21T09:00:05Z',
  rowsRead: 12,
  preview: null,
  applied: { createdCount: 1, updatedCount: 20, unchangedCount: 0, removedCount: 3 },
  removalHeldBack: null,
  waitsFor: null,
  failure: 'The address answered 404.',
  failureReasons: [],
};
const business = { id: 'b1', name: 'Klangwerk' };

it('shows why a run failed, and runs the feed again', async () => {
  const api = apiFor(admin);
  api.answer(listAdminFeedImports, {
    success: true,
    items: [{ import: run, feedName: 'Main feed', business }],
    nextCursor: null,
  });
  api.answer(rerunFeed, { success: true, import: { ...run, state: 'queued', failure: null } });
  const { user } = renderAdmin('/admin/feeds?state=failed', api);
  expect(await screen.findByText('The address answered 404.')).toBeInTheDocument();
  expect(screen.getByText('1 / 20 / 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import Main feed again' }));

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import again' }));

  expect(await screen.findByText('Main feed is queued.')).toBeInTheDocument();
});

it('updates a run in progress without a reload', async () => {
  const api = apiFor(admin);
  const answerWith = (state: 'queued' | 'applied') =>
    api.answer(listAdminFeedImports, {
      success: true,
      items: [{ import: { ...run, state, failure: null }, feedName: 'Main feed', business }],
      nextCursor: null,
    });
  answerWith('queued');
  renderAdmin('/admin/feeds', api, { refreshMs: 50 });
  const table = await screen.findByRole('table');
  const shown = table.textContent;

  answerWith('applied');

  await waitFor(() => expect(table.textContent).not.toBe(shown), { timeout: 10_000 });
  const asked = () => api.calls.filter(({ address }) => address.startsWith('/api/admin/feed-imports')).length;
  expect(within(table).getByText('Applied')).toBeVisible();
  expect(asked()).toBeGreaterThan(1);
});

it('shows an empty state without feeds', async () => {
  const api = apiFor(admin);
  api.answer(listAdminFeeds, { success: true, items: [], nextCursor: null });

  renderAdmin('/admin/feeds?show=feeds', api);

  expect(await screen.findByRole('heading', { name: 'No feeds yet' })).toBeInTheDocument();
});

it('shows API errors in German', async () => {
  const api = apiFor(admin);
  api.refuse(listSwitches, 'server.busy');

  renderAdmin('/admin/switches', api, { language: germanPack });

  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server ist ausgelastet.');
});
