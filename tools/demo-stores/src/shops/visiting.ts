import { openStore } from './store';
import type { Store } from './store';
import { shops } from '../world/shops';
import type { ShopId } from '../world/shops';
import type { Counter, Reply, Visit } from './web';

/** For tests: the store at an address that nobody listens on. */
export function storeFor(id: ShopId, today = '2026-03-01'): Store {
  const profile = shops.find((shop) => shop.id === id);
  if (profile === undefined) throw new Error(`No shop ${id}`);
  return openStore(profile, `http://${id}.test`, today);
}

export function visitTo(path: string, more: Partial<Visit> = {}): Visit {
  const [plain = '/', query = ''] = path.split('?');
  return { method: 'GET', path: plain, query: new URLSearchParams(query), headers: {}, body: '', ...more };
}

export async function replyTo(counter: Counter, path: string, more: Partial<Visit> = {}): Promise<Reply> {
  const answer = await counter(visitTo(path, more));
  if (answer === 'never') throw new Error(`${path} is never answered`);
  return { ...answer, body: String(answer.body) };
}

export function jsonLdOf(html: string): readonly unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json[^"]*">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, text = '']) => JSON.parse(text.replace(/^\s*<!--|-->\s*$/g, '')));
}
