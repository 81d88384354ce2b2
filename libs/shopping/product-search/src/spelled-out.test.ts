import { spelledOut } from './spelled-out';

it('returns the most frequent form of an indexed term, not its stem', () => {
  const texts = ['Sony Headphones', 'Wireless headphones, black', 'Headphone stand'];

  expect(spelledOut('headphone', texts)).toBe('headphones');
});

it('returns the term itself when no text has it', () => {
  expect(spelledOut('kettle', ['Sony headphones'])).toBe('kettle');
});
