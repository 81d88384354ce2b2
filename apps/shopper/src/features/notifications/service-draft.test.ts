import { settingsOf } from './service-draft';

it('returns the settings of what is typed, without empty fields', () => {
  expect(settingsOf('ntfy', { topic: ' drops-7f3a ', accessToken: '' })).toEqual({
    kind: 'ntfy',
    server: 'https://ntfy.sh',
    topic: 'drops-7f3a',
  });
});

it('names the fields that are missing or wrong', () => {
  expect(settingsOf('telegram', { botToken: 'no token' })).toEqual(['botToken', 'chatId']);
  expect(settingsOf('gotify', { server: 'gotify.example', appToken: 'x' })).toEqual(['server']);
});
