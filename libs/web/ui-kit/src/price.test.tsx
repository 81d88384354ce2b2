import { render, screen } from '@testing-library/react';
import { DisplayLocale } from './display-locale';
import { Price } from './price';
import { PriceDifference } from './price-difference';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

it('gives screen readers the plain amount only', () => {
  const { container } = render(<Price money={euros(26990)} />);

  const spoken = screen.getByText('€269.90');
  const typeset = container.querySelector('[aria-hidden="true"]');

  expect(spoken).toHaveClass('sr-only');
  expect(typeset).toHaveTextContent('€26990');
});

it('shows no minor units for a currency without them', () => {
  const { container } = render(<Price money={{ amountMinor: 12800, currency: 'JPY' }} />);

  expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('¥12,800');
});

it('formats the amount in the current locale', () => {
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
])('describes a difference of %s in words', (amountMinor, sentence) => {
  render(<PriceDifference difference={euros(amountMinor)} against="the link you pasted" />);

  expect(screen.getByText(sentence)).toBeInTheDocument();
});

it('describes no difference as the same price', () => {
  const { container } = render(<PriceDifference difference={euros(0)} against="the link you pasted" />);

  expect(container).toHaveTextContent('same price as the link you pasted');
});
