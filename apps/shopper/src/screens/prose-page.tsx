import { PageTitle } from '@pricehunt/web-shell';
import type { Prose } from '../messages/prose';

/** A text page: a lead and sections with paragraphs and lists. */
export function ProsePage({ prose }: { readonly prose: Prose }) {
  return (
    <article className="max-w-[68ch] pt-8 pb-14">
      <PageTitle>{prose.title}</PageTitle>
      <h1 className="text-2xl md:text-3xl">{prose.title}</h1>
      <p className="mt-3 text-lg text-ink-muted">{prose.lead}</p>
      {prose.parts.map(({ title, paragraphs, points = [] }) => (
        <section key={title} className="mt-8">
          <h2 className="text-xl">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2.5">
              {paragraph}
            </p>
          ))}
          {points.length === 0 ? null : (
            <ul className="mt-2.5 grid list-disc gap-1.5 pl-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
