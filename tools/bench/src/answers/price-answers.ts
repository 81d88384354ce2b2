import { readGtin, readPrice } from '@pricehunt/offers';
import { textOf } from '../json-lines';
import type { Answerer } from '../json-lines';

/** The first price as a decimal, and the currency as written or as a code. */
export const answerPrices: Answerer = async (questions) =>
  questions.map((question) => {
    const reading = readPrice(textOf(question, 'text'), { currency: textOf(question, 'currency_hint') });
    return { id: question['id'], amount: reading.amount, currency: reading.currencySign ?? reading.currency };
  });

export const answerGtins: Answerer = async (questions) =>
  questions.map((question) => {
    const text = textOf(question, 'text');
    return { id: question['id'], gtin: text === null ? null : readGtin(text) };
  });
