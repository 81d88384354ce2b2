import { act, screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { staysInPlace } from './scroll-places';
import { renderRoute } from './testing';

const storageKey = 'pricehunt_scroll_places';

/** jsdom has no layout: this is how far the window is scrolled. */
let top = 0;
beforeEach(() => {
  top = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.sessionStorage.clear();
});

const scrollBy = (to: number) => {
  top = to;
  window.dispatchEvent(new Event('scroll'));
};

function open(at = '/') {
  const links = (
    <>
      <Link to="/other">Other</Link>
      <Link to="/?sort=price">Sort</Link>
      <Link to="/?page=2" state={staysInPlace}>
        More
      </Link>
      <Link to="/other#offers">Offers</Link>
      <h2 id="offers">Offers</h2>
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <p>Home</p> },
    { path: '/other', element: <p>Elsewhere</p> },
  ];
  const rendered = renderRoute([{ element: links, children }], { at });
  // renderRoute gives jsdom a window.scrollTo that does nothing.
  window.scrollTo = (_x?: unknown, y?: number) => scrollBy(y ?? 0);
  return rendered;
}

it.each(['Other', 'Sort'])('begins at the top after the link “%s”', async (name) => {
  const { user } = open();
  scrollBy(900);

  await user.click(screen.getByRole('link', { name }));

  expect(top).toBe(0);
});

it('stays where it is when a navigation changes a part of the page', async () => {
  const { user, address } = open();
  scrollBy(900);

  await user.click(screen.getByRole('link', { name: 'More' }));

  expect(address()).toBe('/?page=2');
  expect(top).toBe(900);
});

it('returns to where a page of the history was left', async () => {
  const { user, router } = open();
  scrollBy(900);
  await user.click(screen.getByRole('link', { name: 'Other' }));
  scrollBy(300);

  await act(() => router().navigate(-1));
  const back = top;
  await act(() => router().navigate(1));

  expect([back, top]).toEqual([900, 300]);
});

it('shows the target of a fragment', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.id);
  };
  const { user } = open();

  await user.click(screen.getByRole('link', { name: 'Offers' }));

  expect(shown).toEqual(['offers']);
});

it('leaves a page that was just opened where the shopper has scrolled it', () => {
  top = 400;

  open();

  expect(top).toBe(400);
});

it('remembers the places of a page that is left for another site', () => {
  open();
  scrollBy(700);

  window.dispatchEvent(new Event('pagehide'));

  expect(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}')).toEqual({ default: 700 });
  expect(window.history.scrollRestoration).toBe('auto');
});
