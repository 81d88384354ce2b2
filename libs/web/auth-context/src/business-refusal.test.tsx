import { fakeApi } from '@pricehunt/api-client/testing';
import {
  getBusinessSession,
  registerBusiness,
  signInBusiness,
} from '@pricehunt/api-contract/business-identity';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BusinessAuthProvider } from './business-auth-provider';
import { useBusinessAuth } from './use-business-auth';

const credentials = { email: 'owner@lamp.example', password: 'correct horse battery' };

function ShownRefusal() {
  const { status, login, register } = useBusinessAuth();
  const [message, setMessage] = useState('');
  const show = async (outcome: ReturnType<typeof login>) => {
    const ended = await outcome;
    setMessage(ended.success ? 'welcome' : `${ended.code}: ${ended.error}`);
  };
  return (
    <>
      <p role="status">{status}</p>
      <p role="alert">{message}</p>
      <button onClick={() => void show(login(credentials))}>login</button>
      <button onClick={() => void show(register(credentials))}>register</button>
    </>
  );
}

it.each([
  ['login', signInBusiness, 'auth.wrong-credentials', 'Login failed'],
  ['register', registerBusiness, 'auth.password-refused', 'Registration failed'],
] as const)('shows the server’s own sentence when it refuses to %s', async (way, call, code, fallback) => {
  const api = fakeApi();
  api.refuse(getBusinessSession, 'auth.signed-out');
  api.refuse(call, code);
  render(
    <BusinessAuthProvider openApi={() => Promise.resolve(api.client)}>
      <ShownRefusal />
    </BusinessAuthProvider>,
  );
  await screen.findByText('signed-out');

  await userEvent.click(screen.getByRole('button', { name: way }));

  const sentence = await screen.findByText(new RegExp(`^${code}: \\w`));
  expect(sentence).not.toHaveTextContent(fallback);
  expect(screen.getByRole('status')).toHaveTextContent('signed-out');
});
