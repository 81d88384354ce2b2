import { render, screen } from '@testing-library/react';
import { DisplayLocale } from './display-locale';
import { Price } from './price';
import { PriceDifference } from './price-difference';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

it('says the whole amount to a screen reader and hides the typeset one from it', () => {
  const { container } = render(<Price money={euros(26990)} />);

  const spoken = screen.getByText('€269.90');
  const typeset = container.querySelector('[aria-hidden="true"]');

  expect(spoken).toHaveClass('sr-only');
  expect(typeset).toHaveTextContent('€26990');
});

it('keeps a currency without minor units as it is', () => {
  const { container } = render(<Price money={{ amountMinor: 12800, currency: 'JPY' }} />);

  expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('¥12,800');
});

it('writes the amount in the surrounding locale', () => {
  render(
    <DisplayLocale value="de-DE">
      <Price money={euros(129900)} />
    </DisplayLocale>,
  );

  expect(screen.getByText('1.299,00 €')).toBeInTheDocument();
});

it.each([
  [-3410, '€34.10 less than the link you pasted'],
  [1005, '€10.05 more than the link you pasted'],
])('says in words what a difference of %s means', (amountMinor, sentence) => {
  render(<PriceDifference difference={euros(amountMinor)} against="the link you pasted" />);

  expect(screen.getByText(sentence)).toBeInTheDocument();
});

it('calls no difference the same price', () => {
  const { container } = render(<PriceDifference difference={euros(0)} against="the link you pasted" />);

  expect(container).toHaveTextContent('same price as the link you pasted');
});
