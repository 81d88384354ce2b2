import { englishKitMessages, germanKitMessages } from '@pricehunt/ui-kit';
import { act, screen } from '@testing-library/react';
import { appElement } from './app-element';
import { toastPolicies } from '@pricehunt/ui-toasts';
import { createWebApp } from './create-web-app';
import type { Language } from './language';
import { englishShellMessages } from './messages/english';
import { germanShellMessages } from './messages/german';

const english = {
  language: 'en' as Language,
  kitMessages: englishKitMessages,
  shellMessages: englishShellMessages,
  greeting: 'Good morning',
};
const german: typeof english = {
  language: 'de',
  kitMessages: germanKitMessages,
  shellMessages: germanShellMessages,
  greeting: 'Guten Morgen',
};

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  document.cookie = 'pricehunt_language=de';
});

afterEach(() => {
  document.cookie = 'pricehunt_language=; Max-Age=0';
});

async function show(loadLanguage: (language: Language) => Promise<typeof english>) {
  const app = createWebApp<typeof english, string>({
    english,
    loadLanguage,
    toastPolicy: toastPolicies.single,
    createRoutes: () => [{ path: '/', element: <p>A route</p> }],
    provide: ({ greeting }, name, children) => (
      <>
        <h1>{`${greeting}, ${name}`}</h1>
        {children}
      </>
    ),
  });
  const root = await act(() => app.show('Ada'));
  return () => act(() => root.unmount());
}

it('shows the routes in the chosen language', async () => {
  const leave = await show(async (language) => (language === 'de' ? german : english));

  expect(screen.getByRole('heading', { name: 'Guten Morgen, Ada' })).toBeInTheDocument();
  expect(screen.getByText('A route')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('de');

  await leave();
});

it('gives a page opened by its address a history entry of its own, so that it begins at the top', async () => {
  window.history.replaceState(null, '');

  const leave = await show(async () => english);

  expect(window.history.state).toHaveProperty('key');

  await leave();
});

it('is in English when the language fails to load', async () => {
  const leave = await show(() => Promise.reject(new TypeError('Failed to fetch')));

  expect(screen.getByRole('heading', { name: 'Good morning, Ada' })).toBeInTheDocument();

  await leave();
});

it('throws for a page without the root element', () => {
  document.body.innerHTML = '';

  expect(appElement).toThrow('index.html has no element with the id "root"');
});
