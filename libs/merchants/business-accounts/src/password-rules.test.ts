import fc from 'fast-check';
import { normalizedPassword, passwordProblem, passwordSentence, passwordStrength } from './password-rules';

const context = { lengthMin: 12, email: 'mira@klangwerk.example' };

describe('the password rules', () => {
  it.each([
    ['eleven chars', 'kf7skfqp2lx', 'too-short'],
    ['eleven code points in twenty-two units', '🎈🎁🎉🎊🎋🎌🎍🎎🎏🎐🎑', 'too-short'],
    ['over 256 code points', 'aX3-'.repeat(65), 'too-long'],
    ['the e-mail address', 'Mira@Klangwerk.example', 'like-email'],
    ['the local part over and over', 'miramiramira', 'like-email'],
    ['the name of the product', 'my-Price-Hunt-pw', 'product-name'],
    ['one character', 'aaaaaaaaaaaaaa', 'guessable'],
    ['a short repetition', 'abcabcabcabcab', 'guessable'],
    ['numbers in a row', '12345678901234', 'guessable'],
    ['keys and numbers in a row', 'Qwertz123456', 'guessable'],
    ['rows backwards', 'poiuytrewq4321', 'guessable'],
  ])('reject %s', (_what, password, problem) => {
    expect(passwordProblem(password, context)).toBe(problem);
  });

  it.each([
    ['a passphrase of 64 characters', 'correct horse battery staple and a kettle that sings at dawn ok?'],
    ['another script', 'пароль-кота-моей-бабушки'],
    ['letters alone', 'kettlesingsatdawn'],
    ['code points outside the first plane', '🎈🎁🎉🎊🎋🎌🎍🎎🎏🎐🎑🎒'],
    ['blanks at both ends', ' kettle sings '],
  ])('accept %s', (_what, password) => {
    expect(passwordProblem(password, context)).toBeNull();
  });

  it('check the lower-case form against common passwords', () => {
    const problem = passwordProblem('Football2024!', {
      ...context,
      isCommon: (text) => text === 'football2024!',
    });

    expect(problem).toBe('common');
    expect(passwordSentence('common', context)).toMatch(/another/);
  });

  it('never trim, cut or change case', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }),
        (password) => normalizedPassword(password) === password,
      ),
    );
  });

  it('treat two ways to type a password as equal', () => {
    expect(normalizedPassword('a\u0308ffin')).toBe(normalizedPassword('\u00e4ffin'));
  });
});

describe('the strength hint', () => {
  it.each([
    ['aaaaaaaaaaaa', 'weak'],
    ['kfqplx8w', 'fair'],
    ['kettle-sings', 'good'],
    ['Kettle-sings-at-dawn-7', 'strong'],
  ] as const)('rates %s %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
