import { v7 as sortableId } from 'uuid';
import type { Needs } from '../services';

/** Services in the past: lists sorted by ID are then sorted by time. */
export function servicesAsOf<Some extends Needs<'now' | 'newId'>>(services: Some, at: string): Some {
  const msecs = Date.parse(at);
  return { ...services, now: () => new Date(msecs), newId: () => sortableId({ msecs }) };
}
