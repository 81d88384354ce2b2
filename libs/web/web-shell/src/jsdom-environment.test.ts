import { screen } from '@testing-library/react';

const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('hides from queries by role what is hidden by an attribute, its own style or an element around it, at once', () => {
  document.body.innerHTML = `<button>One</button><button hidden>Two</button>
    <p style="display: none"><button>Three</button></p><p style="visibility: hidden"><button>Four</button></p>`;
  const first = shown();

  for (const paragraph of document.querySelectorAll('p')) paragraph.removeAttribute('style');
  document.querySelector('button')?.setAttribute('hidden', '');
  const second = shown();
  document.body.append(...document.querySelectorAll('[hidden]'));
  for (const button of document.querySelectorAll('button')) button.hidden = !button.hidden;

  expect([first, second, shown()]).toEqual([['One'], ['Three', 'Four'], ['One', 'Two']]);
});

it('computes the display of an element, and what strikes it through', () => {
  document.body.innerHTML = '<div><del>€20</del></div>';

  const { display } = getComputedStyle(document.body.firstElementChild ?? document.body);
  const struck = getComputedStyle(document.querySelector('del') ?? document.body);

  expect(display).toBe('block');
  expect(struck.textDecoration).toBe('line-through');
});

it('computes a style again once a style sheet is added', () => {
  document.body.innerHTML = '<p class="away">Text</p>';
  const paragraph = document.querySelector('p') ?? document.body;
  const before = getComputedStyle(paragraph).display;

  document.body.append(
    Object.assign(document.createElement('style'), { textContent: '.away { display: none }' }),
  );

  expect([before, getComputedStyle(paragraph).display]).toEqual(['block', 'none']);
});
