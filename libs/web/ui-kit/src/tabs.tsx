import { Tabs as Primitive } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Tabs with arrow keys. The caller stores the selected tab, which scrolls into view. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (list.current === null || tab === null || tab === undefined) return;
    list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2;
  }, [chosen]);
  return (
    <Primitive.Root value={chosen} onValueChange={onChoose}>
      <Primitive.List
        ref={list}
        aria-label={label}
        className="relative -mx-1 flex gap-2 overflow-x-auto border-b border-line lg:gap-4"
      >
        {tabs.map(({ id, label: name }) => (
          <Primitive.Trigger
            key={id}
            value={id}
            className="-mb-px min-h-11 border-b-2 border-transparent px-1 whitespace-nowrap focus-visible:-outline-offset-2 text-ink-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {name}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ id, panel }) => (
        <Primitive.Content key={id} value={id} className="pt-5">
          {panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
