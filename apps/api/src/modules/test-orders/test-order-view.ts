import { problemSentence } from '@pricehunt/api-contract';
import { testOrderHops } from '@pricehunt/api-contract/order-sources';
import type { ProblemReason } from '@pricehunt/api-contract';
import type { TestOrder } from '@pricehunt/api-contract/order-sources';
import { formatMoney } from '@pricehunt/offers';
import type { LedgerEntryRow, OrderRow, TestOrderRow } from '@pricehunt/storage';
import { reason, readReasons } from '../../answers/stored-reasons';

const timeMaxMs = 2 * 60_000;

type Hop = TestOrder['hops'][number];

export function testOrderView(
  test: TestOrderRow,
  order: OrderRow | null,
  ledger: readonly LedgerEntryRow[],
  now: Date,
): TestOrder {
  const isLate = now.getTime() - Date.parse(test.startedAt) > timeMaxMs;
  const hops = testOrderHops.map((hop): Hop => {
    const view = hopView(hop, test, order, ledger);
    if (view.state !== 'waiting' || !isLate) return view;
    return { ...view, state: 'failed', ...why(reason('test.too-late')) };
  });
  const isOver = hops.every(({ state }) => state !== 'waiting');
  const state = hops.some((hop) => hop.state === 'failed') ? 'failed' : 'passed';
  return {
    id: test.id,
    state: isOver ? state : 'running',
    startedAt: test.startedAt,
    finishedAt: isOver
      ? hops
          .map(({ at }) => at ?? '')
          .sort()
          .at(-1) || now.toISOString()
      : null,
    hops,
    orderId: order?.id ?? null,
  };
}

function hopView(
  hop: Hop['hop'],
  test: TestOrderRow,
  order: OrderRow | null,
  ledger: readonly LedgerEntryRow[],
): Hop {
  if (hop === 'attribution') return attributionView(order);
  if (hop === 'ledger') return ledgerView(order, ledger);
  const done = test.hops.find((each) => each.hop === hop);
  if (done === undefined) return waiting(hop);
  const { at, isPassed, seen } = done;
  const { sentence: problem, reasons: problemReasons } = readReasons(done.problem);
  return { hop, state: isPassed ? 'passed' : 'failed', at, seen, problem, problemReasons };
}

function attributionView(order: OrderRow | null): Hop {
  if (order === null || order.state === 'waiting') return waiting('attribution');
  const at = order.receivedAt;
  const seen = order.matchMethod;
  return order.state === 'attributed'
    ? { hop: 'attribution', state: 'passed', at, seen, ...nothingWrong }
    : { hop: 'attribution', state: 'failed', at, seen, ...why(reason('test.not-matched')) };
}

function ledgerView(order: OrderRow | null, ledger: readonly LedgerEntryRow[]): Hop {
  const [entry] = ledger;
  if (entry !== undefined) {
    const { amountMinor, currency, at } = entry;
    const seen = formatMoney({ amountMinor, currency }, 'en');
    return { hop: 'ledger', state: 'passed', at, seen, ...nothingWrong };
  }
  if (order?.state !== 'unattributed') return waiting('ledger');
  return {
    hop: 'ledger',
    state: 'failed',
    at: order.receivedAt,
    seen: null,
    ...why(reason('test.nothing-written')),
  };
}

function waiting(hop: Hop['hop']): Hop {
  return { hop, state: 'waiting', at: null, seen: null, ...nothingWrong };
}

const nothingWrong: Pick<Hop, 'problem' | 'problemReasons'> = { problem: null, problemReasons: [] };

function why(found: ProblemReason): Pick<Hop, 'problem' | 'problemReasons'> {
  return { problem: problemSentence(found), problemReasons: [found] };
}
