import { useKitMessages } from './messages/use-kit-messages';

/** The id of the page's <main>. */
export const contentId = 'content';

/** The first link for a keyboard; visible only while focused. */
export function SkipLink() {
  const { frame } = useKitMessages();
  return (
    <a
      href={`#${contentId}`}
      className="sr-only rounded-control bg-accent px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {frame.skipToContent}
    </a>
  );
}
