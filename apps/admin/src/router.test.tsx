import { renderRoute } from '@pricehunt/web-shell/testing';
import { screen } from '@testing-library/react';
import { createRoutes } from './router';

/** What a deployment that tells the other apps' origins nothing answers. */
beforeEach(() => {
  window.fetch = async () => new Response('', { status: 404 });
});

it.each(['/', '/admin', '/admin-login', '/admin/business'])(
  'says on %s that there are no accounts yet',
  async (path) => {
    const { container } = renderRoute(createRoutes(), { at: path });

    expect(container.querySelector('[data-skeleton="default"]')).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Admin accounts are not here yet' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);

it.each([
  ['/history', 'the price comparison'],
  ['/business-login', 'the merchant dashboard'],
  ['/reset-password', 'the merchant dashboard'],
])('knows %s as a page of %s', async (path, owner) => {
  renderRoute(createRoutes(), { at: path });

  expect(await screen.findByRole('heading', { name: `This page is part of ${owner}` })).toBeInTheDocument();
});

it('says that an address leads nowhere', async () => {
  renderRoute(createRoutes(), { at: '/no/such/page' });

  expect(
    await screen.findByRole('heading', { name: 'There is no page at this address' }),
  ).toBeInTheDocument();
});

it('links to the price comparison where the deployment tells where that is', async () => {
  window.fetch = async () => new Response(JSON.stringify({ shopperOrigin: 'https://pricehunt.example' }));

  renderRoute(createRoutes(), { at: '/' });

  expect(await screen.findByRole('link', { name: 'Go to the price comparison' })).toHaveAttribute(
    'href',
    'https://pricehunt.example/',
  );
});
