import { likelihood } from './match-model';
import { trainingDefaults, trainMatchModel, type TrainingPair } from './train-match-model';

/** Numbers from 0 to 1 that repeat. */
function steps(): () => number {
  let count = 0;
  return () => (count++ * 0.618) % 1;
}

const options = () => ({ ...trainingDefaults, treeCount: 20, random: steps() });

/** The first feature is for a match, except in its highest fifth; the second says nothing. */
const pairs: readonly TrainingPair[] = Array.from({ length: 2_000 }, (_, place) => {
  const share = (place * 0.37) % 1;
  return { features: [share, (place * 0.71) % 1], isSame: share > 0.5 && share < 0.8, weight: 1 };
});

describe('trainMatchModel', () => {
  it('returns the same trees for the same pairs', () => {
    const [one, other] = [options(), options()].map((each) =>
      trainMatchModel(pairs, { ...each, directions: [1, 0] }),
    );

    expect(one).toEqual(other);
  });

  it('never lets more of a feature count against its direction, even where the pairs do', () => {
    const model = trainMatchModel(pairs, { ...options(), directions: [1, 0] });

    for (const second of [0.1, 0.5, 0.9]) {
      const likely = Array.from({ length: 21 }, (_, step) => likelihood(model, [step / 20, second]));
      expect(likely).toEqual(likely.toSorted((one, other) => one - other));
    }
  });
});
