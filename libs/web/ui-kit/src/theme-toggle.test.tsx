import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { applyStoredTheme, readThemeChoice } from './theme-choice';
import { ThemeToggle } from './theme-toggle';

beforeEach(() => {
  window.localStorage.clear();
  applyStoredTheme();
});

it('applies and stores the chosen theme', async () => {
  render(<ThemeToggle />);

  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));

  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(readThemeChoice()).toBe('dark');
});

it('returns to the system’s theme', async () => {
  window.localStorage.setItem('pricehunt_theme', 'light');
  applyStoredTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  render(<ThemeToggle />);

  await userEvent.click(screen.getByRole('radio', { name: 'System' }));

  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(readThemeChoice()).toBe('system');
});

it('uses the system’s theme when the stored value is invalid', () => {
  window.localStorage.setItem('pricehunt_theme', 'neon');

  applyStoredTheme();

  expect(document.documentElement).not.toHaveAttribute('data-theme');
});
