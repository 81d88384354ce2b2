import { moneyFromDecimal, readGtin } from '@pricehunt/offers';
import {
  groupOffers,
  isMatch,
  leadingMatch,
  learnRarity,
  matchProfiles,
  readProfile,
} from '@pricehunt/product-matching';
import type { MatchInput } from '@pricehunt/product-matching';
import type { Product } from '@pricehunt/offers';
import { readCatalogRarity } from '@pricehunt/storage';
import { readJsonLines, record, textOf } from '../json-lines';
import type { Answerer, JsonLine } from '../json-lines';
import { withCatalog } from './catalog-storage';

/** The shipped decision on pairs of offers, and its score; all offers of the file are the catalog at hand. */
export const answerPairs: Answerer = async (questions) => {
  const pairs = questions.map((question) => ({
    id: question['id'],
    left: readProfile(inputOf(record(question['left']))),
    right: readProfile(inputOf(record(question['right']))),
  }));
  const tokenRarity = learnRarity(pairs.flatMap(({ left, right }) => [left, right]));
  return pairs.map(({ id, left, right }) => {
    const match = matchProfiles(left, right, { tokenRarity });
    return { id, match: isMatch(match), score: match.score };
  });
};

/** Look-ups in another shop's list: candidates from the search store, then the matcher; null for no match. */
export const answerLookups: Answerer = async (questions, { questionsFile }) => {
  const right = await readJsonLines(`${questionsFile}.right`);
  const profiles = new Map(right.map((line) => [String(line['id']), readProfile(inputOf(line))]));
  return withCatalog(right.map(productOf), async (storage) => {
    const tokenRarity = await readCatalogRarity(storage.products);
    const answers: JsonLine[] = [];
    for (const question of questions) {
      const left = inputOf(question);
      const candidates = await storage.search.findCandidates(left, 60);
      const profile = readProfile(left);
      const ranked = candidates
        .flatMap(({ id }) => {
          const other = profiles.get(id);
          return other ? [{ id, match: matchProfiles(profile, other, { tokenRarity }) }] : [];
        })
        .sort((one, other) => other.match.score - one.match.score);
      answers.push({
        left: question['id'],
        right: leadingMatch(ranked)?.id ?? null,
        ranked: ranked.map(({ id }) => id),
      });
    }
    return answers;
  });
};

/** Models, because the clusters hold all colours. */
export const answerClusters: Answerer = async (questions) => {
  const products = groupOffers(
    questions.map((question) => ({
      id: String(question['id']),
      profile: readProfile(inputOf({ ...question, name: question['title'] })),
      shop: shopOf(question),
    })),
    undefined,
    { level: 'model' },
  );
  return questions.map((question) => ({
    id: question['id'],
    cluster: products.get(String(question['id'])),
  }));
};

/** PriceRunner's shops are numbers. */
function shopOf({ vendor }: JsonLine): string | null {
  return typeof vendor === 'number' || typeof vendor === 'string' ? String(vendor) : null;
}

function inputOf(line: JsonLine): MatchInput {
  const gtin = readGtin(textOf(line, 'gtin') ?? '');
  const price = textOf(line, 'price');
  return {
    title: textOf(line, 'name') ?? textOf(line, 'title') ?? '',
    brand: textOf(line, 'brand'),
    gtins: gtin === null ? [] : [gtin],
    mpn: textOf(line, 'mpn') ?? textOf(line, 'model'),
    attributes: {},
    description: textOf(line, 'description'),
    price: price === null ? null : moneyFromDecimal(price, textOf(line, 'currency') ?? 'USD'),
  };
}

function productOf(line: JsonLine): Product {
  const { title, brand, gtins, mpn, attributes, description = null } = inputOf(line);
  return {
    id: String(line['id']),
    title,
    brand,
    gtins,
    mpn,
    attributes,
    category: textOf(line, 'category'),
    description,
    imageUrl: null,
  };
}
