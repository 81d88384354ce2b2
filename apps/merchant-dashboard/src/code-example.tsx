/** What a CodeExample takes. */
export interface CodeExampleProps {
  /** What it is an example of, for those who hear it. */
  readonly label: string;
  readonly children: string;
}

/** A piece of a program or a command as it stands; wider than its box it is scrolled, by keyboard too. */
export function CodeExample({ label, children }: CodeExampleProps) {
  return (
    <pre
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-control border border-line bg-surface p-4 text-sm"
    >
      <code>{children}</code>
    </pre>
  );
}
