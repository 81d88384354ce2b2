import { useCallback, useSyncExternalStore } from 'react';
import { visibleText } from '@pricehunt/offers';

export interface ComparedProduct {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string | null;
}

/** As many as fit side by side. */
export const comparedMax = 4;

const storageKey = 'pricehunt_compared';
const listeners = new Set<() => void>();
const none: readonly ComparedProduct[] = [];
let known: { readonly text: string | null; readonly products: readonly ComparedProduct[] } = {
  text: null,
  products: none,
};

/** The products picked for comparison in this browser tab, and how to change them. */
export function useComparedProducts() {
  const products = useSyncExternalStore(subscribe, read, () => none);
  const toggle = useCallback((product: ComparedProduct) => {
    const before = read();
    const others = before.filter(({ id }) => id !== product.id);
    if (others.length < before.length) write(others);
    else if (before.length < comparedMax) write([...before, product]);
  }, []);
  return { products, toggle, clear: useCallback(() => write(none), []) };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function read(): readonly ComparedProduct[] {
  const text = storedText();
  if (text !== known.text) known = { text, products: productsIn(text) };
  return known.products;
}

/** Without storage, the choice lasts until the next page load. */
function write(products: readonly ComparedProduct[]): void {
  const text = JSON.stringify(products);
  try {
    window.sessionStorage.setItem(storageKey, text);
  } catch {
    known = { text: storedText(), products };
  }
  for (const listener of listeners) listener();
}

function storedText(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return known.text;
  }
}

function productsIn(text: string | null): readonly ComparedProduct[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(productOf).slice(0, comparedMax) : none;
  } catch {
    return none;
  }
}

function productOf(value: unknown): readonly ComparedProduct[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, title, imageUrl } = Object.fromEntries(Object.entries(value));
  if (typeof id !== 'string' || typeof title !== 'string') return [];
  return [{ id, title: visibleText(title), imageUrl: typeof imageUrl === 'string' ? imageUrl : null }];
}
