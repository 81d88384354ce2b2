import { useFigures } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';

const picturesMax = 6;

export interface ProductGalleryProps {
  readonly imageUrls: readonly string[];
}

/** A product's picture with thumbnails of other shops' pictures, each file once. */
export function ProductGallery({ imageUrls }: ProductGalleryProps) {
  const { product } = useMessages();
  const figure = useFigures();
  const [chosen, setChosen] = useState(0);
  const pictures = distinctPictures(imageUrls).slice(0, picturesMax);
  const count = figure(pictures.length);
  return (
    <div>
      <ProductPicture
        imageUrl={pictures[chosen] ?? pictures[0] ?? null}
        isFirst
        className="aspect-square w-full rounded-panel border border-line p-1.5 md:p-7"
      />
      {pictures.length < 2 ? null : (
        <ul aria-label={product.pictures} className="mt-3 hidden gap-2.5 overflow-x-auto py-1 md:flex">
          {pictures.map((url, place) => (
            <li key={url} className="flex-none">
              <button
                type="button"
                aria-pressed={place === chosen}
                aria-label={product.picture(figure(place + 1), count)}
                className="block rounded-control border border-line p-1 aria-pressed:border-accent"
                onClick={() => setChosen(place)}
              >
                <ProductPicture imageUrl={url} className="size-13 rounded-small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function distinctPictures(urls: readonly string[]): readonly string[] {
  const byFile = new Map<string, string>();
  for (const url of urls) {
    const file = (URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : undefined) ?? url;
    if (!byFile.has(file)) byFile.set(file, url);
  }
  return [...byFile.values()];
}
