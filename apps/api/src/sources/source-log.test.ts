import type { SourceReport } from '@pricehunt/offer-sources';
import { pino } from 'pino';
import { createSourceLog } from './source-log';

type Outcome = SourceReport['outcome'];

const failed: Outcome = { kind: 'failed', failure: new Error('HTTP 503') };

function loggedOf(outcomes: readonly (readonly [string, Outcome])[]): readonly unknown[] {
  const lines: string[] = [];
  const log = createSourceLog(pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }));
  for (const [id, outcome] of outcomes) log.note({ source: { id }, outcome });
  return lines.map((line): unknown => JSON.parse(line));
}

it('writes one line when a source begins to fail and one when it recovers, without a stack', () => {
  const logged = loggedOf([
    ['shop', { kind: 'searching' }],
    ['shop', failed],
    ['shop', failed],
    ['shop', { kind: 'timed-out' }],
    ['shop', { kind: 'skipped', reason: 'circuit-open' }],
    ['shop', failed],
    ['shop', { kind: 'nothing' }],
    ['shop', { kind: 'nothing' }],
  ]);

  expect(logged).toEqual([
    { level: 40, source: 'shop', reason: 'HTTP 503', msg: 'an offer source is failing' },
    { level: 30, source: 'shop', msg: 'an offer source has recovered' },
  ]);
});

it('follows each source separately, and logs nothing of one that works from the start', () => {
  const logged = loggedOf([
    ['one', { kind: 'timed-out' }],
    ['two', { kind: 'nothing' }],
    ['three', failed],
    ['one', failed],
  ]);

  expect(logged).toMatchObject([
    { source: 'one', reason: 'no response before the deadline' },
    { source: 'three', reason: 'HTTP 503' },
  ]);
});
