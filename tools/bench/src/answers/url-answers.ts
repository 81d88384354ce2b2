import { detectMarketplace, itemIdOf } from '@pricehunt/marketplace-detection';
import { cleanLink, parsePastedLink, slugOf } from '@pricehunt/product-links';
import { textOf } from '../json-lines';
import type { Answerer } from '../json-lines';

/** Every reading of each link; the scorer uses the one its group needs. */
export const answerUrls: Answerer = async (questions) =>
  questions.map((question) => {
    const url = textOf(question, 'url') ?? '';
    return {
      id: question['id'],
      marketplace: detectMarketplace(url)?.id ?? null,
      external_id: itemIdOf(url),
      clean: cleanLink(url),
      slug: slugOf(url),
      valid: parsePastedLink(url).kind === 'link',
    };
  });
