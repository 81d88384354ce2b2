export interface CodeExampleProps {
  readonly label: string;
  readonly children: string;
}

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
