import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

export interface MenuItem {
  readonly label: string;
  readonly onChoose: () => void;
  /** Shown in the danger colour. */
  readonly isDestructive?: boolean;
  readonly disabled?: boolean;
}

export interface MenuProps {
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
}

/** A menu button with arrow keys and typeahead. It doesn't block the page behind it. */
export function Menu({ children, items }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem | null>(null);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    <DropdownMenu.Root
      modal={false}
      // Opens in the landmark of its button, so that its content isn't outside of all landmarks.
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
            // Focuses the button first, so that a dialog returns focus to it.
            event.preventDefault();
            chosen.current = null;
            trigger.current?.focus();
            item.onChoose();
          }}
          className="z-50 min-w-44 rounded-panel border border-line bg-surface p-1.5 text-ink"
        >
          {items.map((item, place) => (
            <DropdownMenu.Item
              // Two lists can have the same name.
              key={`${place} ${item.label}`}
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
