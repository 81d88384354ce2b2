import { render, waitFor } from '@testing-library/react';
import { StructuredData } from './page-description';
import { renderShopper } from '../testing';

const head = (selector: string) => document.querySelector(selector);

it('has one canonical URL, whatever the query', async () => {
  renderShopper('/?utm_source=elsewhere');

  await waitFor(() =>
    expect(head('link[rel=canonical]')).toHaveAttribute('href', 'https://pricehunt.example/'),
  );
});

it('names the address of each language, and is canonical in the one that its address names', async () => {
  renderShopper('/?language=de');

  await waitFor(() =>
    expect(head('link[rel=canonical]')).toHaveAttribute('href', 'https://pricehunt.example/?language=de'),
  );
  const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
  expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['en', 'https://pricehunt.example/?language=en'],
    ['de', 'https://pricehunt.example/?language=de'],
    ['x-default', 'https://pricehunt.example/'],
  ]);
});

it('uses the site’s picture when the page has none', async () => {
  renderShopper('/');

  await waitFor(() =>
    expect(head('meta[property="og:image"]')).toHaveAttribute(
      'content',
      'https://pricehunt.example/icons/preview.png',
    ),
  );
});

it('escapes shop texts in JSON-LD', () => {
  const { container } = render(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />);

  const blocks = container.querySelectorAll('script');

  expect(blocks).toHaveLength(1);
  expect(JSON.parse(blocks[0]?.textContent ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
});
