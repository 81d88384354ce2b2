import { defaultRarity, learnRarity } from './token-rarity';

const offersWith = (count: number, ...words: string[]) =>
  Array.from({ length: count }, (_, place) => ({ words: new Set([...words, `model${place}`]) }));

describe('learnRarity', () => {
  it('weighs a word less the more offers have it, whatever the word', () => {
    const rarity = learnRarity([...offersWith(600, 'lakers'), ...offersWith(300, 'bulls')]);

    expect(rarity('lakers')).toBeLessThan(rarity('bulls'));
    expect(rarity('bulls')).toBeLessThan(rarity('model700'));
  });

  it('stays near the default for a few offers', () => {
    const rarity = learnRarity(offersWith(3, 'lakers'));

    expect(Math.abs(rarity('lakers') - defaultRarity('lakers'))).toBeLessThan(0.05);
  });
});
