import { render, waitFor } from '@testing-library/react';
import { StructuredData } from './page-description';
import { renderShopper } from './testing';

const head = (selector: string) => document.querySelector(selector);

it('names the one address of the page on this site, whatever its query', async () => {
  renderShopper('/?utm_source=elsewhere');

  await waitFor(() =>
    expect(head('link[rel=canonical]')).toHaveAttribute('href', 'https://pricehunt.example/'),
  );
});

it('shows the site itself where the page has no picture', async () => {
  renderShopper('/');

  await waitFor(() =>
    expect(head('meta[property="og:image"]')).toHaveAttribute(
      'content',
      'https://pricehunt.example/icons/preview.png',
    ),
  );
});

it('carries data that no text of a shop can break out of', () => {
  const { container } = render(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />);

  const blocks = container.querySelectorAll('script');

  expect(blocks).toHaveLength(1);
  expect(JSON.parse(blocks[0]?.textContent ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
});
