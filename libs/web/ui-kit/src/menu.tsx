import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** One thing to do from a menu. */
export interface MenuItem {
  readonly label: string;
  readonly onChoose: () => void;
  /** Sets it apart in the colour of danger. */
  readonly isDestructive?: boolean;
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu. */
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
}

/** Things to do behind one button; arrow keys and first letters walk through them. It does not block the page behind it. */
export function Menu({ children, items }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem | null>(null);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root
      modal={false}
      // It opens within the part of the page that its button is in, not beside all of them.
      onOpenChange={() => setLandmark(trigger.current?.closest<HTMLElement>(landmarks) ?? null)}
    >
      <DropdownMenu.Trigger asChild ref={trigger}>
        {children}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const item = chosen.current;
            if (item === null) return;
            // The button is focused first, so that a dialog returns focus to it.
            event.preventDefault();
            chosen.current = null;
            trigger.current?.focus();
            item.onChoose();
          }}
          className="z-40 min-w-44 rounded-panel border border-line bg-surface p-1.5 text-ink"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              disabled={item.disabled ?? false}
              onSelect={() => {
                chosen.current = item;
              }}
              className={`flex min-h-10 cursor-pointer items-center rounded-control px-3 outline-none data-disabled:opacity-55 data-highlighted:bg-shade ${item.isDestructive === true ? 'text-danger' : ''}`}
            >
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const landmarks = 'dialog, header, nav, main, footer';
