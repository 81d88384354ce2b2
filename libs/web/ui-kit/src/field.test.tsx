import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button';
import { CheckboxField, SelectField, TextField } from './field';
import { Form } from './form';

it('links label, hint and error to the control', () => {
  render(<TextField label="Target price" hint="In euros." error="Write an amount, such as 255." />);

  const control = screen.getByRole('textbox', { name: 'Target price' });

  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('In euros. Write an amount, such as 255.');
});

it('has no description and is valid without hint and error', () => {
  render(<TextField label="E-mail" type="email" />);

  const control = screen.getByRole('textbox', { name: 'E-mail' });

  expect(control).toBeValid();
  expect(control).not.toHaveAttribute('aria-describedby');
});

it('names a control whose label is visually hidden', () => {
  render(
    <SelectField label="Sort by" hidesLabel>
      <option>Delivered price</option>
    </SelectField>,
  );

  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeInTheDocument();
});

it('ticks a box by a click on its label', async () => {
  render(<CheckboxField label="In stock only" />);

  await userEvent.click(screen.getByText('In stock only'));

  expect(screen.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
});

it('submits a form once while it is busy', async () => {
  const submitted = jest.fn();
  const form = (busy: boolean) => (
    <Form label="Alert" onSubmit={submitted} busy={busy}>
      <Button type="submit">Send</Button>
    </Form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  rerender(form(true));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(submitted).toHaveBeenCalledTimes(1);
});

it('announces the problem of a form', () => {
  render(
    <Form onSubmit={() => {}} problem="Network error occurred">
      <Button type="submit">Send</Button>
    </Form>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Network error occurred');
});
