import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

/** One thing to do from a menu. */
export interface MenuItem {
  readonly label: string;
  readonly onChoose: () => void;
  /** Sets it apart in the colour of danger. */
  readonly isDestructive?: boolean;
  readonly disabled?: boolean;
}

/** What a Menu takes. */
export interface MenuProps {
  /** The button that opens it; it takes a ref and button props, as Button does. */
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
}

/** Things to do behind one button; arrow keys and first letters walk through them. It does not block the page behind it. */
export function Menu({ children, items }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 min-w-44 rounded-panel border border-line bg-surface p-1.5 text-ink"
        >
          {items.map(({ label, onChoose, isDestructive = false, disabled = false }) => (
            <DropdownMenu.Item
              key={label}
              disabled={disabled}
              onSelect={onChoose}
              className={`flex min-h-10 cursor-pointer items-center rounded-control px-3 outline-none data-disabled:opacity-55 data-highlighted:bg-shade ${isDestructive ? 'text-danger' : ''}`}
            >
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
