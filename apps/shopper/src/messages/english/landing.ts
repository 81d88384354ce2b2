export const landing = {
  describe:
    'Paste a product link to compare prices at other shops, shipping included, and see whether now is a good time to buy.',
  headline: 'Paste a product link. See who sells it for less.',
  lead: 'We find the same product at other shops, add shipping, and show you whether now is a good time to buy.',
  invalidLink: {
    title: 'That isn’t a product link',
    remedy: 'Copy the full link of a product page, starting with https://, and paste it here.',
  },
  examples: {
    lead: 'Try one:',
    titleAt: (title: string, shopName: string) => `${title} at ${shopName}`,
  },
};
