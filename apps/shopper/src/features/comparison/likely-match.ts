import type { ComparedOffer, OffersState } from '@pricehunt/api-contract/comparisons';

/** The shopper's answers to "Is this your product?" by offer id, stored in the page's query. */
export interface MatchAnswers {
  readonly same: readonly string[];
  readonly other: readonly string[];
}

export function readMatchAnswers(query: URLSearchParams): MatchAnswers {
  return { same: query.getAll('same'), other: query.getAll('other') };
}

export function addMatchAnswer(
  query: URLSearchParams,
  answer: keyof MatchAnswers,
  offerId: string,
): URLSearchParams {
  const written = new URLSearchParams(query);
  written.append(answer, offerId);
  return written;
}

export interface AnsweredOffers {
  /** Nothing is best until the question is answered; rejected offers are only similar. */
  readonly offers: OffersState;
  /** The likely match to ask about; null when there is nothing to ask. */
  readonly asked: ComparedOffer | null;
}

/** The offers after the shopper's answers. */
export function answeredOffers(offers: OffersState, answers: MatchAnswers): AnsweredOffers {
  const { likely = [], ranked, unranked, similar } = offers;
  const isRejected = ({ offer }: ComparedOffer) => answers.other.includes(offer.id);
  const confirmed = likely.find(({ offerId }) => answers.same.includes(offerId));
  const open = likely.find(({ offerId }) => !answers.other.includes(offerId));
  const asked = confirmed === undefined ? ranked.find(({ offer }) => offer.id === open?.offerId) : undefined;
  const certain = asked === undefined ? offers.best : null;
  return {
    asked: asked ?? null,
    offers: {
      ...offers,
      best: confirmed?.best ?? certain,
      ranked: ranked.filter((each) => !isRejected(each)),
      unranked: unranked.filter((each) => !isRejected(each)),
      similar: [...ranked.filter(isRejected), ...unranked.filter(isRejected), ...similar],
    },
  };
}
