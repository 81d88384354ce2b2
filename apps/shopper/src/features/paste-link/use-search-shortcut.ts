import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Focuses the search field on "/", unless the person is typing, and on Ctrl or Cmd+K. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  // A layout effect, so that the key works as soon as the field is visible.
  useLayoutEffect(() => {
    const listen = (event: Event) => {
      // Browsers that fill in a form send a keydown without a key.
      if (!(event instanceof KeyboardEvent)) return;
      if (event.defaultPrevented || !isShortcut(event) || hasOpenDialog()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k') return hasCommand && !event.shiftKey;
  return event.key === '/' && !hasCommand && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}

/** A modal dialog makes the page inert. */
function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
