import { screen, waitFor } from '@testing-library/react';
import { renderShopper } from '../testing';
import { germanPack } from './german-pack';

beforeEach(() => window.localStorage.clear());

it('speaks the chosen language at once, tells the document and keeps the choice', async () => {
  const { user } = renderShopper('/nowhere');
  await screen.findByRole('heading', { name: 'There is no page at this address' });

  await user.click(screen.getByRole('radio', { name: 'Deutsch' }));

  expect(
    await screen.findByRole('heading', { name: 'Unter dieser Adresse gibt es keine Seite' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vergleichen' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Dunkel' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(window.localStorage.getItem('pricehunt_language')).toBe('de');
});

it('begins in the language that was loaded and goes back to English', async () => {
  const { user } = renderShopper('/nowhere', undefined, { language: germanPack });
  await screen.findByRole('heading', { name: 'Unter dieser Adresse gibt es keine Seite' });

  await user.click(screen.getByRole('radio', { name: 'English' }));

  expect(
    await screen.findByRole('heading', { name: 'There is no page at this address' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
});
