import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-7 pb-6">
      <div className="min-w-0 grow">
        <h1 className="text-2xl">{unbroken(title)}</h1>
        {lead === undefined ? null : <p className="mt-2 max-w-[62ch] text-ink-muted">{lead}</p>}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  );
}

/** Browsers break a line after the hyphen of "e-mail". */
function unbroken(text: string): ReactNode {
  return text.split(/(e-mail)/i).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
