/** One event of a stream: its number as the stream gave it, and its text. */
export interface StreamedEvent {
  readonly id: string;
  readonly data: string;
}

/** What is done with a stream. */
export interface StreamHandlers {
  readonly onEvent: (event: StreamedEvent) => void;
  /** The stream runs: at first, and each time that it was resumed. */
  readonly onOpen?: () => void;
  /** The stream broke; `isFinal` when nothing will be tried to resume it. */
  readonly onBreak: (isFinal: boolean) => void;
}

/** Follows the named events of a stream until stopped. */
export type FollowEvents = (
  address: string,
  names: readonly string[],
  handlers: StreamHandlers,
) => () => void;

/** Follows server-sent events by the browser's own EventSource, which resumes after the last event it saw. */
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
