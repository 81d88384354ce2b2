import { render } from '@testing-library/react';
import { AccountSiteProvider, useAccountSite } from './account-site';
import { englishAccountWords } from './messages/english';

function Told() {
  return <p>{useAccountSite().words.password}</p>;
}

it("provides the app's texts to the forms", () => {
  const site = {
    words: englishAccountWords,
    sentenceOf: () => '',
    passwordLengthMin: 12,
    openApi: () => Promise.reject(new Error('no call is made')),
  };

  const { container } = render(
    <AccountSiteProvider {...site}>
      <Told />
    </AccountSiteProvider>,
  );

  expect(container).toHaveTextContent('Password');
});

it('throws outside its provider', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});

  expect(() => render(<Told />)).toThrow('useAccountSite must be used inside AccountSiteProvider');

  silenced.mockRestore();
});
