export interface StreamedEvent {
  readonly id: string;
  readonly data: string;
}

export interface StreamHandlers {
  readonly onEvent: (event: StreamedEvent) => void;
  /** Called when the stream opens, and each time it resumes. */
  readonly onOpen?: () => void;
  /** `isFinal` is true when the stream won't be resumed. */
  readonly onBreak: (isFinal: boolean) => void;
}

export type FollowEvents = (
  address: string,
  names: readonly string[],
  handlers: StreamHandlers,
) => () => void;

/** Uses EventSource, which resumes after the last event. */
export const followServerSentEvents: FollowEvents = (address, names, { onEvent, onOpen, onBreak }) => {
  const source = new EventSource(address);
  for (const name of names) {
    source.addEventListener(name, (event: MessageEvent<unknown>) => {
      onEvent({ id: event.lastEventId, data: String(event.data) });
    });
  }
  source.addEventListener('open', () => onOpen?.());
  source.addEventListener('error', () => onBreak(source.readyState === EventSource.CLOSED));
  return () => source.close();
};
