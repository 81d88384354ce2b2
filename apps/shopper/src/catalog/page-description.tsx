import { addressInLanguage, languageInAddress, languages } from '@pricehunt/web-shell';
import { useLocation } from 'react-router-dom';
import { useShopperServices } from '../shopper-services';

export interface PageDescriptionProps {
  readonly title: string;
  readonly description: string;
  /** The canonical path, including the parts of the query that matter. */
  readonly path: string;
  /** The site's own picture by default. */
  readonly imageUrl?: string | null;
  /** schema.org data (JSON-LD). */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Metadata for search engines and shared links: description, canonical link, its other languages, OpenGraph, JSON-LD. */
export function PageDescription({ title, description, path, imageUrl, data }: PageDescriptionProps) {
  const { siteOrigin } = useShopperServices();
  const { search } = useLocation();
  const addressIn = (language: Parameters<typeof addressInLanguage>[1]) =>
    addressInLanguage(`${siteOrigin}${path}`, language);
  const address = addressIn(languageInAddress(search));
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(null)} />
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

/** JSON-LD, escaped so that no shop's text can break out of it. */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
