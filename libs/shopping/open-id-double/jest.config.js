import preset from '../../../jest.preset.js';

export default {
  ...preset,
  displayName: 'open-id-double',
};
