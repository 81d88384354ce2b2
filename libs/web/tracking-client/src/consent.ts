import { storedValues, parsedRecord } from './stored-values';
import type { TrackingServices } from './tracking-services';

/** required: ask first. implied: track unless refused. */
type ConsentMode = 'required' | 'implied';

export type ConsentAnswer = 'accepted' | 'refused';

/** The answer stored on the device (PRIV-2). */
interface ConsentRecord {
  readonly version: number;
  readonly answer: ConsentAnswer;
  readonly decidedAt: string;
}

/** Raising it asks everybody again. */
const consentVersion = 1;

/** Storing the answer itself needs no consent. */
export const consentKey = 'pricehunt_consent';

export interface ConsentState {
  readonly isAllowed: boolean;
  /** True when no answer is stored, the operator requires consent, and the browser sends no privacy signal. */
  readonly needsAnswer: boolean;
  /** Global Privacy Control or Do Not Track, which override everything else (PRIV-3). */
  readonly isRefusedByBrowser: boolean;
  readonly record: ConsentRecord | null;
}

export interface Consent {
  /** Returns the same object until something changes. */
  readonly state: () => ConsentState;
  readonly decide: (answer: ConsentAnswer) => void;
  /** From the operator's config.json; `required` until it is loaded. */
  readonly setMode: (mode: ConsentMode) => void;
  /** Reads the stored answer again, such as after another tab changed it. */
  readonly renew: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createConsent(
  services: Pick<TrackingServices, 'deviceStorage' | 'nowMs' | 'privacySignals'>,
): Consent {
  const stored = storedValues(services.deviceStorage);
  const listeners = new Set<() => void>();
  let mode: ConsentMode | null = null;
  let state = stateOf(readRecord(stored.read(consentKey)), mode, services.privacySignals());
  const renew = () => {
    state = stateOf(readRecord(stored.read(consentKey)), mode, services.privacySignals());
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    decide: (answer) => {
      const decidedAt = new Date(services.nowMs()).toISOString();
      stored.write(consentKey, JSON.stringify({ version: consentVersion, answer, decidedAt }));
      renew();
    },
    setMode: (told) => {
      mode = told;
      renew();
    },
    renew,
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
    needsAnswer: !isRefusedByBrowser && record === null && mode === 'required',
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
