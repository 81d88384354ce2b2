import { applyComparisonEvent, emptyComparison } from '@pricehunt/api-contract';
import { comparisonEventSchema, followComparison } from '@pricehunt/api-contract/comparisons';
import type { Comparison, ComparisonEvent } from '@pricehunt/api-contract/comparisons';
import type { StreamedEvent } from '@pricehunt/web-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchRequest } from '../../../search/search-request';
import { useShopperServices } from '../../../shopper-services';
import { usePlace } from '../../../place/use-place';
import type { Place } from '../../../place/place';
import { comparisonKey, comparisonRecord, knownComparison } from './comparison-record';

export interface FollowedComparison {
  /** The record with all events applied; before the first response, the request itself. */
  readonly comparison: Comparison;
  /** False until the API has answered once. */
  readonly isKnown: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** After this many breaks without an event in between, polling replaces the stream. */
const breaksMax = 2;

/** Follows a comparison's events to the end, or polls it when the stream keeps breaking. */
export function useComparison(requestId: string, request: SearchRequest | null): FollowedComparison {
  const services = useShopperServices();
  const queryClient = useQueryClient();
  const { place } = usePlace();
  const [isPolling, setIsPolling] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...comparisonRecord(services, queryClient, requestId, request, place),
    placeholderData: () => knownComparison(queryClient, requestId),
    refetchInterval: ({ state }) =>
      isPolling && state.data?.settledAt === null ? services.pollEveryMs : false,
  });
  const isUnderWay = data?.settledAt === null && !isPlaceholderData;
  useEvents(requestId, place, isUnderWay && !isPolling, () => setIsPolling(true));
  const known = data ?? knownComparison(queryClient, requestId);
  return {
    comparison: known ?? requestedComparison(requestId, request),
    isKnown: known !== undefined,
    error,
    retry: () => void refetch(),
  };
}

/** Applies a comparison's events to the cache while it runs; calls back when the stream fails. */
function useEvents(requestId: string, place: Place, isUnderWay: boolean, onGivenUp: () => void): void {
  const { openApi, followEvents } = useShopperServices();
  const queryClient = useQueryClient();
  const giveUp = useEffectEvent(onGivenUp);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    let breaks = 0;
    let stop = () => {};
    let isStopped = false;
    const end = () => {
      isStopped = true;
      stop();
    };
    const onBreak = (isFinal: boolean) => {
      breaks += 1;
      if (!isFinal && breaks < breaksMax) return;
      end();
      giveUp();
    };
    const onEvent = (streamed: StreamedEvent) => {
      const read = readEvent(streamed);
      if (read === null) return onBreak(true);
      breaks = 0;
      queryClient.setQueryData<Comparison>(
        comparisonKey(requestId, place),
        (known) => known && applyComparisonEvent(known, read.sequence, read.event),
      );
      if (read.event.kind === 'settled') end();
    };
    openApi().then(
      (api) => {
        if (isStopped) return;
        const { country, currency } = place;
        const address = api.addressOf(followComparison, {
          params: { requestId },
          query: { country, currency },
        });
        stop = followEvents(address, eventNames, { onEvent, onBreak });
      },
      () => onBreak(true),
    );
    return end;
  }, [isUnderWay, requestId, place, openApi, followEvents, queryClient]);
}

const eventNames: readonly ComparisonEvent['kind'][] = ['product', 'source', 'offers', 'settled'];

function readEvent({ id, data }: StreamedEvent): { sequence: number; event: ComparisonEvent } | null {
  const sequence = Number(id);
  const parsed = comparisonEventSchema.safeParse(parseJson(data));
  return parsed.success && Number.isInteger(sequence) ? { sequence, event: parsed.data } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requestedComparison(requestId: string, request: SearchRequest | null): Comparison {
  return emptyComparison({
    requestId,
    startedAt: new Date(request?.timestamp ?? 0).toISOString(),
    link: request !== null && 'url' in request ? request.url : null,
    query: request !== null && 'query' in request ? request.query : null,
  });
}
