import { priceAlerts } from './price-alerts';

it('calls the target price Wunschpreis in every sentence', () => {
  const sentences = sentencesOf(priceAlerts);

  expect(sentences.filter((sentence) => sentence.includes('Wunschpreis')).length).toBeGreaterThan(3);
  expect(sentences.filter((sentence) => /Zielpreis/i.test(sentence))).toEqual([]);
});

/** Every text, with the source of each function that builds one. */
function sentencesOf(words: unknown): readonly string[] {
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(sentencesOf);
  return [String(words)];
}
