import type { ActivityEntry } from '@pricehunt/api-contract/activity';
import type { FollowEvents, StreamHandlers } from '@pricehunt/web-shell';
import { act } from '@testing-library/react';

export function buildEntry(sequence: number, changes: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    sequence,
    kind: 'click',
    id: `c${sequence}`,
    at: new Date(Date.parse('2026-11-21T10:00:00Z') + sequence * 1000).toISOString(),
    visit: 'person',
    botReason: null,
    exclusion: null,
    source: 'product_page',
    medium: null,
    campaign: null,
    country: null,
    device: 'mobile',
    product: { offerId: 'offer-1', title: `Lamp ${sequence}` },
    link: null,
    referenceId: null,
    eventType: null,
    pricePosition: null,
    order: null,
    amount: null,
    ...changes,
  };
}

export interface ScriptedStream {
  readonly followEvents: FollowEvents;
  readonly followed: readonly string[];
  readonly open: () => void;
  readonly send: (entry: ActivityEntry) => void;
  readonly breakOff: (isFinal: boolean) => void;
}

export function scriptedStream(): ScriptedStream {
  const followed: string[] = [];
  let handlers: StreamHandlers | null = null;
  return {
    followed,
    followEvents: (address, _names, given) => {
      followed.push(address);
      handlers = given;
      return () => {
        if (handlers === given) handlers = null;
      };
    },
    open: () => act(() => handlers?.onOpen?.()),
    send: (entry) =>
      act(() => handlers?.onEvent({ id: String(entry.sequence), data: JSON.stringify(entry) })),
    breakOff: (isFinal) => act(() => handlers?.onBreak(isFinal)),
  };
}
