import { keptValues, parsedRecord } from './kept-values';
import type { TrackingServices } from './tracking-services';

/** Whether the operator asks first (`required`) or takes silence for a yes (`implied`). */
type ConsentMode = 'required' | 'implied';

/** What a person answered. */
export type ConsentAnswer = 'accepted' | 'refused';

/** The answer as it is kept on the device, with the version of the question and the time (PRIV-2). */
interface ConsentRecord {
  readonly version: number;
  readonly answer: ConsentAnswer;
  /** ISO string in UTC. */
  readonly decidedAt: string;
}

/** The version of the question; an answer to an older one is asked for again. */
const consentVersion = 1;

/** The key of the answer on the device. The record of an answer needs none itself. */
const consentKey = 'pricehunt_consent';

/** Where consent stands. */
export interface ConsentState {
  /** Whether anything may be stored or sent. */
  readonly isAllowed: boolean;
  /** Whether the person is to be asked: no answer is kept, the operator asks first, and the browser does not answer for them. */
  readonly isToBeAsked: boolean;
  /** Global Privacy Control or Do Not Track: a refusal that holds over everything else (PRIV-3). */
  readonly isRefusedByBrowser: boolean;
  readonly record: ConsentRecord | null;
}

/** Consent to tracking on this device. */
export interface Consent {
  /** The same object until something changes. */
  readonly state: () => ConsentState;
  readonly decide: (answer: ConsentAnswer) => void;
  /** What the operator's config.json says; `required` until it is told. */
  readonly setMode: (mode: ConsentMode) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Reads and keeps consent. */
export function createConsent(
  services: Pick<TrackingServices, 'deviceStorage' | 'nowMs' | 'privacySignals'>,
): Consent {
  const kept = keptValues(services.deviceStorage);
  const listeners = new Set<() => void>();
  let mode: ConsentMode | null = null;
  let state = stateOf(readRecord(kept.read(consentKey)), mode, services.privacySignals());
  const renew = () => {
    state = stateOf(readRecord(kept.read(consentKey)), mode, services.privacySignals());
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    decide: (answer) => {
      const decidedAt = new Date(services.nowMs()).toISOString();
      kept.keep(consentKey, JSON.stringify({ version: consentVersion, answer, decidedAt }));
      renew();
    },
    setMode: (told) => {
      mode = told;
      renew();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

function stateOf(
  record: ConsentRecord | null,
  mode: ConsentMode | null,
  { gpc, dnt }: { readonly gpc: boolean; readonly dnt: boolean },
): ConsentState {
  const isRefusedByBrowser = gpc || dnt;
  const isAllowed =
    !isRefusedByBrowser && (record === null ? mode === 'implied' : record.answer === 'accepted');
  return {
    isAllowed,
    isToBeAsked: !isRefusedByBrowser && record === null && mode === 'required',
    isRefusedByBrowser,
    record,
  };
}

function readRecord(text: string | null): ConsentRecord | null {
  const record = parsedRecord(text);
  if (record === null || record['version'] !== consentVersion) return null;
  const { answer, decidedAt } = record;
  if ((answer !== 'accepted' && answer !== 'refused') || typeof decidedAt !== 'string') return null;
  return { version: consentVersion, answer, decidedAt };
}
