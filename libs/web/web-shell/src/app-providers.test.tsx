import { useDisplayLocale } from '@pricehunt/ui-kit';
import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@pricehunt/ui-toasts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppProviders } from './app-providers';

it('provides the cache and the locale to its children', () => {
  const queryClient = new QueryClient();
  let given: QueryClient | null = null;
  function Child() {
    given = useQueryClient();
    return <p>{useDisplayLocale()}</p>;
  }

  render(
    <AppProviders queryClient={queryClient} locale="de-DE">
      <Child />
    </AppProviders>,
  );

  expect(given).toBe(queryClient);
  expect(screen.getByText('de-DE')).toBeInTheDocument();
});

it('shows the words of S§2 when the app itself breaks', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  function Broken(): never {
    throw new Error('no router');
  }

  render(
    <AppProviders queryClient={new QueryClient()}>
      <Broken />
    </AppProviders>,
  );

  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
});

it('shows the toasts of its children', async () => {
  function Saver() {
    const { show } = useToast();
    return <button onClick={() => show({ title: 'Saved' })}>Save</button>;
  }
  render(
    <AppProviders queryClient={new QueryClient()}>
      <Saver />
    </AppProviders>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('listitem')).toHaveTextContent('Saved');
});
