import { moneyFromDecimal, readGtin } from '@pricehunt/offers';
import { isMatch, matchProducts } from '@pricehunt/product-matching';
import type { MatchInput } from '@pricehunt/product-matching';
import type { Product } from '@pricehunt/offers';
import { readJsonLines, record, textOf } from '../json-lines';
import type { Answerer, JsonLine } from '../json-lines';
import { withCatalog } from './catalog-storage';

/** Pairs of offers: the shipped decision, and the score it comes from. */
export const answerPairs: Answerer = async (questions) =>
  questions.map((question) => {
    const match = matchProducts(inputOf(record(question['left'])), inputOf(record(question['right'])));
    return { id: question['id'], match: isMatch(match), score: match.score };
  });

/** Look-ups in another shop's list: candidates from the search store, then the matcher; null for "no such product". */
export const answerLookups: Answerer = async (questions, { questionsFile }) => {
  const right = await readJsonLines(`${questionsFile}.right`);
  const inputs = new Map(right.map((line) => [String(line['id']), inputOf(line)]));
  return withCatalog(right.map(productOf), async (storage) => {
    const answers: JsonLine[] = [];
    for (const question of questions) {
      const left = inputOf(question);
      const candidates = await storage.search.findCandidates(left, 60);
      const ranked = candidates
        .flatMap(({ id }) => {
          const input = inputs.get(id);
          return input ? [{ id, match: matchProducts(left, input) }] : [];
        })
        .sort((one, other) => other.match.score - one.match.score);
      const [best] = ranked;
      answers.push({
        left: question['id'],
        right: best && isMatch(best.match) ? best.id : null,
        ranked: ranked.map(({ id }) => id),
      });
    }
    return answers;
  });
};

/** Grouping offers into products: each offer joins the product of its best sure match among those before it. */
export const answerClusters: Answerer = async (questions) =>
  withCatalog([], async (storage) => {
    const clusterOf = new Map<string, string>();
    const inputs = new Map<string, MatchInput>();
    for (const question of questions) {
      const id = String(question['id']);
      const input = inputOf({ ...question, name: question['title'] });
      const candidates = await storage.search.findCandidates(input, 60);
      const [best] = candidates
        .flatMap((candidate) => {
          const known = inputs.get(candidate.id);
          const match = known ? matchProducts(input, known) : null;
          return match && isMatch(match) ? [{ id: candidate.id, score: match.score }] : [];
        })
        .sort((one, other) => other.score - one.score);
      clusterOf.set(id, best ? (clusterOf.get(best.id) ?? best.id) : id);
      inputs.set(id, input);
      await storage.products.saveProducts([{ ...productOf({ ...question, name: question['title'] }) }]);
    }
    return questions.map((question) => ({
      id: question['id'],
      cluster: clusterOf.get(String(question['id'])),
    }));
  });

/** An offer of the data sets as the matcher takes it. */
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
