import { ChoiceField, TextField } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ruleKinds } from '../rules-draft';
import type { RuleDraft, RulePart } from '../rules-draft';

export interface RuleFieldProps {
  readonly part: RulePart;
  readonly rule: RuleDraft;
  readonly error: string | undefined;
  readonly children: ReactNode;
  readonly onChange: (rule: RuleDraft) => void;
}

export function RuleField({ part, rule, error, children, onChange }: RuleFieldProps) {
  const { shopRules: words } = useMessages();
  const name = words.fields[part];
  const { kind } = rule;
  return (
    <div className="grid gap-2 border-t border-line py-3 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-x-6">
      <ChoiceField
        label={name}
        aria-label={words.kindOf(name)}
        value={kind}
        choices={ruleKinds}
        names={words.kinds}
        onChoose={(chosen) => onChange({ ...rule, kind: chosen })}
      />
      <div className={cx('grid min-w-0 content-start gap-2', kind === 'css' && 'lg:grid-cols-2 lg:gap-x-4')}>
        {kind === 'none' ? null : (
          <TextField
            label={words.kinds[kind]}
            aria-label={words.textOf(name, words.kinds[kind])}
            hint={words.hints[kind]}
            value={rule.text}
            maxLength={500}
            autoCapitalize="none"
            spellCheck={false}
            error={error}
            onChange={({ target }) => onChange({ ...rule, text: target.value })}
          />
        )}
        {kind === 'css' ? (
          <TextField
            label={words.attribute}
            aria-label={words.attributeOf(name)}
            hint={words.attributeHint}
            value={rule.attribute}
            maxLength={60}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...rule, attribute: target.value })}
          />
        ) : null}
        <div className="col-span-full grid gap-2 empty:hidden">{children}</div>
      </div>
    </div>
  );
}
