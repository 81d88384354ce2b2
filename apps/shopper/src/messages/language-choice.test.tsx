import { screen, waitFor } from '@testing-library/react';
import { readStoredLanguage } from '@pricehunt/web-shell';
import { renderShopper } from '../testing';
import { germanPack } from './german-pack';

beforeEach(() => {
  document.cookie = 'pricehunt_language=; Path=/; Max-Age=0';
});

it('switches the language at once, sets the document language and stores the choice', async () => {
  const { user } = renderShopper('/nowhere');
  await screen.findByRole('heading', { name: 'This page doesn’t exist' });

  await user.click(screen.getByRole('radio', { name: 'Deutsch' }));

  expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vergleichen' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Dunkel' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(readStoredLanguage()).toBe('de');
});

it('starts in the loaded language and switches back to English', async () => {
  const { user } = renderShopper('/nowhere', undefined, { language: germanPack });
  await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' });

  await user.click(screen.getByRole('radio', { name: 'English' }));

  expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
});
