import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from './button';

it('ignores clicks while busy, without losing focus', async () => {
  const clicked = jest.fn();
  const { rerender } = render(<Button onClick={clicked}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  rerender(
    <Button busy onClick={clicked}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(clicked).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it('submits its form only with type "submit"', async () => {
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button>Show more</Button>
      <Button type="submit">Send</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(submitted).toHaveBeenCalledTimes(1);
});

it('does not submit the form while it is busy', async () => {
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(submitted).not.toHaveBeenCalled();
});

it('is a link when it has a target', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/browse">Browse</ButtonLink>
      <ButtonLink href="https://shop.example/p/1">Go to shop</ButtonLink>
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/browse');
  expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute(
    'href',
    'https://shop.example/p/1',
  );
});
