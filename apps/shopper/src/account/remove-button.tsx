export interface RemoveButtonProps {
  readonly label: string;
  readonly onRemove: () => void;
}

export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="flex size-9 flex-none items-center justify-center rounded-control text-ink-muted hover:bg-shade hover:text-ink"
      onClick={onRemove}
    >
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
        <path d="M1.5 1.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  );
}
