import type { ReactNode } from 'react';

/** Text whose hyphenated model numbers (WH-1000XM5) and short prefixes (e-mail) stay whole where they fit on a line. */
export function Unbroken({ children }: { readonly children: string }): ReactNode {
  return children.split(/(\s+)/).map((word, place) =>
    isWhole(word) ? (
      <span key={place} className="inline-block max-w-full">
        {word}
      </span>
    ) : (
      word
    ),
  );
}

function isWhole(word: string): boolean {
  const [start = '', ...rest] = word.split('-');
  return rest.some((part) => part !== '') && (/\d/.test(word) || start.length === 1);
}
