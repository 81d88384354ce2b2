import { useKitMessages } from './messages/use-kit-messages';

/** The id of the one <main> of a page, which the skip link leads to. */
export const contentId = 'content';

/** The first thing on the page for a keyboard: over the navigation to the content. Seen only while focused. */
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
