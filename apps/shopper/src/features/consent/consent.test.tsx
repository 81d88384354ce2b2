import { screen, waitFor, within } from '@testing-library/react';
import { renderShopper } from '../../testing';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const required = { config: { consent: 'required' } } as const;
const trackingKeys = () => [
  ...Object.keys(window.sessionStorage).filter((key) => !key.startsWith('pricehunt_request_')),
  ...Object.keys(window.localStorage),
];

describe('the question', () => {
  it('shows the banner when consent is required and stores nothing before the choice', async () => {
    const { tracking } = renderShopper('/nowhere', undefined, required);

    const banner = await screen.findByRole('region', { name: 'Privacy' });

    expect(within(banner).getByRole('heading', { name: 'Help us measure visits?' })).toBeInTheDocument();
    expect(trackingKeys()).toEqual([]);
    expect(tracking.posted).toEqual([]);
  });

  it('gives both choices the same weight', async () => {
    renderShopper('/nowhere', undefined, required);
    const banner = await screen.findByRole('region', { name: 'Privacy' });

    const [refuse, allow] = within(banner).getAllByRole('button');

    expect(refuse).toHaveAccessibleName('Decline');
    expect(allow).toHaveAccessibleName('Allow');
    expect(refuse?.className).toBe(allow?.className);
  });

  it('does not block the page', async () => {
    const { user, address } = renderShopper('/nowhere', undefined, required);
    await screen.findByRole('region', { name: 'Privacy' });

    await user.click(await screen.findByRole('link', { name: 'Search for a product' }));

    await waitFor(() => expect(address()).toBe('/'));
  });

  it('closes after either choice and stores it with version and time', async () => {
    const { user } = renderShopper('/nowhere', undefined, required);

    await user.click(await screen.findByRole('button', { name: 'Decline' }));

    expect(screen.queryByRole('region', { name: 'Privacy' })).not.toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem('pricehunt_consent') ?? '')).toEqual({
      version: 1,
      answer: 'refused',
      decidedAt: '2026-11-21T10:00:30.000Z',
    });
    expect(trackingKeys()).toEqual(['pricehunt_consent']);
  });

  it.each([
    { gpc: true, dnt: false },
    { gpc: false, dnt: true },
  ])('shows no banner when the browser already declines: %j', async (signals) => {
    const { user } = renderShopper('/nowhere', undefined, { ...required, signals });

    await user.click(await screen.findByRole('button', { name: 'Privacy settings' }));

    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Your browser sends Global Privacy Control/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Privacy' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
  });

  it('can be changed from the footer', async () => {
    const { user } = renderShopper('/nowhere', undefined, required);
    await user.click(await screen.findByRole('button', { name: 'Allow' }));
    expect(window.sessionStorage.getItem('pricehunt_utm_params')).toContain('"source":"news"');

    await user.click(screen.getByRole('button', { name: 'Privacy settings' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('You allowed this on November 21, 2026.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));

    expect(trackingKeys()).toEqual(['pricehunt_consent']);
  });
});

it('sends a search when it starts and pushes nothing until its product is known', async () => {
  const { user, tracking } = renderShopper('/');
  const box = await screen.findByRole('textbox', { name: 'Product link or name' });

  await user.type(box, 'https://www.shop.example/p{Enter}');

  expect(tracking.pushed).toEqual([]);
  expect(tracking.posted).toMatchObject([
    { path: '/api/track-event', body: { eventType: 'product_search' } },
  ]);
});

it('sends a search that started before consent', async () => {
  const { user, tracking } = renderShopper('/', undefined, required);
  const box = await screen.findByRole('textbox', { name: 'Product link or name' });
  await user.type(box, 'https://www.shop.example/p{Enter}');
  const before = [...tracking.posted];

  await user.click(await screen.findByRole('button', { name: 'Allow' }));

  expect(before).toEqual([]);
  expect(tracking.posted).toMatchObject([
    { path: '/api/track-event', body: { eventType: 'product_search' } },
  ]);
});
