import { ConsoleFrame, ThemeToggle } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { LanguageChoice } from './language-choice';
import { RouteFocus } from './route-focus';

export interface PlainFrameProps {
  /** The link of the word mark. */
  readonly homePath: string;
  /** Next to the word mark. */
  readonly suffix: string;
  readonly children: ReactNode;
}

/** The frame of console screens without sign-in: language and theme only. */
export function PlainFrame({ homePath, suffix, children }: PlainFrameProps) {
  return (
    <ConsoleFrame
      homePath={homePath}
      suffix={suffix}
      navigation={[]}
      account={
        <div className="flex flex-wrap items-center gap-2">
          <LanguageChoice />
          <span className="max-sm:hidden">
            <ThemeToggle />
          </span>
        </div>
      }
    >
      <RouteFocus />
      {children}
    </ConsoleFrame>
  );
}
