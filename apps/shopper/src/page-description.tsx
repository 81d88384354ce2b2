import { useShopperServices } from './shopper-services';

export interface PageDescriptionProps {
  /** The page's own name, as its title has it. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** The one address of the page: a path, with the part of the query that belongs to it. */
  readonly path: string;
  /** A picture of what the page is about; the site's own where there is none. */
  readonly imageUrl?: string | null;
  /** schema.org data of the page (JSON-LD). */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** What search engines and links shared in other apps read of a page: description, canonical link, OpenGraph, JSON-LD. */
export function PageDescription({ title, description, path, imageUrl, data }: PageDescriptionProps) {
  const { siteOrigin } = useShopperServices();
  const address = `${siteOrigin}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="PriceHunt" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={imageUrl ?? `${siteOrigin}/icons/preview.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {data === undefined ? null : <StructuredData data={data} />}
    </>
  );
}

/** Data for search engines (JSON-LD) that no text of a shop can break out of. */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
