import { useFigures, useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';
import { useInstallation } from './use-installation';

/** Explains what an installation without a catalog can find; renders nothing with one. */
export function WhatCanBeFound() {
  const { data } = useInstallation();
  const { whatCanBeFound: words } = useMessages();
  const figure = useFigures();
  const locale = useDisplayLocale();
  if (!data || data.hasProducts) return null;
  const { count, names } = data.searched;
  const more = count - names.length;
  const listed = new Intl.ListFormat(locale).format([
    ...names,
    ...(more > 0 ? [words.more(figure(more))] : []),
  ]);
  return (
    <section className="border-t border-line py-9 md:py-10" aria-labelledby="what-can-be-found">
      <h2 id="what-can-be-found" className="mb-3 text-[1.5rem]">
        {words.title}
      </h2>
      <ul className="grid max-w-[70ch] list-disc gap-2 pl-5 text-ink-muted">
        <li>{words.pages}</li>
        <li>{count === 0 ? words.noShops : words.shops(listed)}</li>
        <li>{words.noCatalog}</li>
      </ul>
    </section>
  );
}
