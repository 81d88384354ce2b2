import { bookmarkProgram } from '@pricehunt/page-capture';
import { screen } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { renderShopper } from '../testing';

const program = bookmarkProgram('https://pricehunt.example');

it('offers a bookmarklet that sends the current page to this site', async () => {
  renderShopper('/bookmarklet');

  const bookmark = await screen.findByText('Compare with PriceHunt');

  expect(bookmark.getAttribute('href')).toBe(program);
  expect(program).toContain('https://pricehunt.example');
});

it('does nothing when the bookmarklet is clicked here', async () => {
  const { user, address } = renderShopper('/bookmarklet');

  await user.click(await screen.findByText('Compare with PriceHunt'));

  expect(address()).toBe('/bookmarklet');
});

it.each([
  ['English', undefined, ['Chrome or Edge', 'Firefox', 'Safari on a Mac', 'Android', 'iPhone or iPad']],
  ['German', germanPack, ['Chrome oder Edge', 'Firefox', 'Safari am Mac', 'Android', 'iPhone oder iPad']],
] as const)('has steps for each browser in %s, chosen by keyboard', async (_what, language, names) => {
  const { user } = renderShopper('/bookmarklet', undefined, language === undefined ? {} : { language });

  await user.click(await screen.findByRole('tab', { name: names[0] }));
  const steps: number[] = [];
  for (const name of names) {
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    steps.push(screen.getAllByRole('tabpanel').flatMap((panel) => [...panel.querySelectorAll('li')]).length);
    await user.keyboard('{ArrowRight}');
  }

  expect(steps.every((count) => count >= 3)).toBe(true);
});

it('copies the code for use without dragging and confirms it', async () => {
  const { user } = renderShopper('/bookmarklet');

  await user.click(await screen.findByRole('button', { name: 'Copy code' }));

  expect(await navigator.clipboard.readText()).toBe(program);
  expect(screen.getByText('Code copied')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('textbox', { name: 'Bookmark code' })).toHaveValue(program);
});

it('selects the code when the browser refuses to copy', async () => {
  const { user } = renderShopper('/bookmarklet');
  const button = await screen.findByRole('button', { name: 'Copy code' });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('refused')) },
  });

  await user.click(button);

  expect(await screen.findByText(/Select the code/)).toBeInTheDocument();
  const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bookmark code' });
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, program.length]);
});
