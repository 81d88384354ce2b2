import { ConsoleFrame, ThemeToggle } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { LanguageChoice } from './language-choice';
import { RouteFocus } from './route-focus';

export interface PlainFrameProps {
  /** Where the word mark leads. */
  readonly homePath: string;
  /** What stands beside the word mark: which app this is. */
  readonly suffix: string;
  readonly children: ReactNode;
}

/** What stands around the screens of a console that need nobody signed in: no navigation, the language and the theme. */
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
