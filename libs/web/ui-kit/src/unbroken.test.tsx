import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

const wholeIn = (text: string) =>
  [...render(<Unbroken>{text}</Unbroken>).container.querySelectorAll('span')].map(
    ({ textContent }) => textContent,
  );

it.each([
  ['Sony WH-1000XM5, Black', ['WH-1000XM5,']],
  ['Audio-Technica ATH-M50x', ['ATH-M50x']],
  ['We’ll send it by e-mail.', ['e-mail.']],
  ['Mit deiner E-Mail-Adresse', ['E-Mail-Adresse']],
  ['Noise-cancelling headphones 2 - black', []],
])('keeps the model numbers and prefixes of “%s” whole: %j', (text, words) => {
  expect(wholeIn(text)).toEqual(words);
});

it('changes no text', () => {
  const text = 'Sony  WH-1000XM5\nBlack - e-mail';

  expect(render(<Unbroken>{text}</Unbroken>).container.textContent).toBe(text);
});
