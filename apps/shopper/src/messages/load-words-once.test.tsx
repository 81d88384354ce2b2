import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { english } from './english';
import { loadWordsOnce } from './load-words-once';

it('returns the same promise after the texts have loaded', async () => {
  const read = loadWordsOnce(async () => english);

  const before = read();
  await before;

  expect(read()).toBe(before);
});

it('reads synchronously once the texts have loaded', async () => {
  const read = loadWordsOnce(async () => english);
  const words = Promise.resolve(read());
  await words;
  const Footer = () => {
    const given = read();
    return <p>{(given instanceof Promise ? use(given) : given).actions.tryAgain}</p>;
  };

  render(<Footer />);

  expect(screen.getByText(english.actions.tryAgain)).toBeInTheDocument();
});

it('loads again for the next reader after a failure', async () => {
  const load = jest.fn(() => Promise.reject<typeof english>(new Error('gone')));
  const read = loadWordsOnce(load);

  await expect(read()).rejects.toThrow('gone');
  load.mockImplementation(async () => english);

  await expect(read()).resolves.toBe(english);
  expect(load).toHaveBeenCalledTimes(2);
});
