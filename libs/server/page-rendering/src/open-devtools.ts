import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { WebSocket, request } from 'undici';
import * as z from 'zod/mini';

export class BrowserFailure extends Error {}

/** The page can't be shown or read, although the browser responds: it crashed or closed. */
export class PageFailure extends Error {}

interface DevToolsEvent {
  readonly method: string;
  readonly params: unknown;
  readonly sessionId: string | undefined;
}

export interface DevTools {
  /** Throws PageFailure if the browser rejects the command, BrowserFailure if it disconnects. */
  send<Result>(command: {
    readonly method: string;
    readonly params?: Readonly<Record<string, unknown>>;
    readonly sessionId?: string;
    readonly result: z.ZodMiniType<Result>;
  }): Promise<Result>;
  onEvent(listener: (event: DevToolsEvent) => void): void;
  close(): void;
}

const messageSchema = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  sessionId: z.optional(z.string()),
});
const versionSchema = z.object({ webSocketDebuggerUrl: z.string() });

/** Its address may be private, like a database's; this is the only connection that doesn't use safe-fetch. */
export async function openDevTools(browserUrl: string, connectMs: number): Promise<DevTools> {
  const signal = AbortSignal.timeout(connectMs);
  try {
    return await connected(await socketAddress(new URL(browserUrl), signal), signal);
  } catch (failure) {
    throw failure instanceof BrowserFailure
      ? failure
      : new BrowserFailure('the browser does not answer', { cause: failure });
  }
}

/** Uses a ws URL as it is. For an http URL, requests the path of the socket. */
async function socketAddress(browserUrl: URL, signal: AbortSignal): Promise<URL> {
  const base = await byAddress(browserUrl);
  if (base.protocol === 'ws:' || base.protocol === 'wss:') return base;
  const { body } = await request(new URL('/json/version', base), { signal });
  const reported = new URL(versionSchema.parse(await body.json()).webSocketDebuggerUrl);
  const address = new URL(`${reported.pathname}${reported.search}`, base);
  address.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** Chromium rejects Host headers with names against rebinding. A certificate needs its name. */
async function byAddress(browserUrl: URL): Promise<URL> {
  const { hostname, protocol } = browserUrl;
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  if (isSecure || hostname === 'localhost' || hostname.startsWith('[') || isIP(hostname) !== 0) {
    return browserUrl;
  }
  const { address, family } = await lookup(hostname);
  const url = new URL(browserUrl);
  url.hostname = family === 6 ? `[${address}]` : address;
  return url;
}

async function connected(address: URL, signal: AbortSignal): Promise<DevTools> {
  const socket = new WebSocket(address);
  const waiting = new Map<
    number,
    { readonly resolve: (result: unknown) => void; readonly reject: (failure: Error) => void }
  >();
  const listeners: ((event: DevToolsEvent) => void)[] = [];
  let lastId = 0;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    for (const { reject } of waiting.values()) reject(new BrowserFailure('the browser has gone'));
    waiting.clear();
    socket.close();
  };
  socket.addEventListener('message', ({ data }) => {
    const message = messageOf(String(data));
    if (message === null) return close();
    const { id, method, params, sessionId } = message;
    if (id === undefined) {
      if (method !== undefined) for (const tell of listeners) tell({ method, params, sessionId });
      return;
    }
    const asked = waiting.get(id);
    waiting.delete(id);
    if (message.error === undefined) asked?.resolve(message.result);
    else asked?.reject(new PageFailure(message.error.message));
  });
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      close();
      reject(new BrowserFailure('the browser does not answer'));
    };
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', fail);
    socket.addEventListener('close', fail);
    signal.addEventListener('abort', () => {
      if (socket.readyState === WebSocket.CONNECTING) fail();
    });
  });
  return {
    send: async ({ method, params = {}, sessionId, result }) => {
      if (isClosed) throw new BrowserFailure('the browser has gone');
      lastId += 1;
      const id = lastId;
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
      const parsed = result.safeParse(await answer);
      if (!parsed.success) throw new PageFailure(`${method} has an unexpected answer`);
      return parsed.data;
    },
    onEvent: (listener) => {
      listeners.push(listener);
    },
    close,
  };
}

function messageOf(text: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
