import type { NotificationListener } from './storage';

/** In characters. */
const payloadLengthMax = 1000;

export class TopicListeners {
  private readonly byTopic = new Map<string, Set<NotificationListener>>();

  constructor(private readonly onError: (error: unknown) => void) {}

  get hasListeners(): boolean {
    return this.byTopic.size > 0;
  }

  /** Returns an unsubscribe function. The same listener may be added twice. */
  add(topic: string, listener: NotificationListener): () => void {
    const own: NotificationListener = (payload) => listener(payload);
    const listeners = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, listeners.add(own));
    return () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.byTopic.get(topic) === listeners) this.byTopic.delete(topic);
    };
  }

  notify(topic: string, payload: string): void {
    for (const listener of [...(this.byTopic.get(topic) ?? [])]) this.call(listener, payload);
  }

  /** Notifies everyone that something may have been missed. */
  notifyMissed(): void {
    for (const listeners of [...this.byTopic.values()]) {
      for (const listener of [...listeners]) this.call(listener, null);
    }
  }

  clear(): void {
    this.byTopic.clear();
  }

  private call(listener: NotificationListener, payload: string | null): void {
    try {
      listener(payload);
    } catch (error) {
      this.onError(error);
    }
  }
}

export function assertPayloadFits(payload: string): void {
  if (payload.length > payloadLengthMax) {
    throw new RangeError(`A notification has at most ${payloadLengthMax} characters, not ${payload.length}.`);
  }
}
