import { repeatEarlyClick, respondsEvent } from './early-click';

const heard: string[] = [];
const hear = ({ type, target }: Event) => heard.push(`${type} ${target instanceof Element ? target.id : ''}`);
const find = (id: string) => document.getElementById(id);
const responds = () => document.dispatchEvent(new Event(respondsEvent));

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `
    <button type="button" id="share"><svg id="icon"></svg></button>
    <button type="button" id="report"></button>
    <a href="#shop" id="shop"></a>
    <label id="month"><input type="radio" id="radio"></label>`;
  repeatEarlyClick(document);
});
afterEach(() => responds());

it('repeats the last click on a control once the page responds', () => {
  find('report')?.click();
  find('icon')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  find('share')?.addEventListener('click', hear);
  find('report')?.addEventListener('click', hear);

  responds();
  responds();

  expect(heard).toEqual(['click share']);
});

it('makes an early choice when the page notices it, and not before', () => {
  const radio = find('radio');
  find('month')?.click();
  const early = radio?.matches(':checked');
  radio?.addEventListener('change', hear);

  responds();

  expect(early).toBe(false);
  expect(radio?.matches(':checked')).toBe(true);
  expect(heard).toEqual(['change radio']);
});

it('leaves links to the browser', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('shop')?.dispatchEvent(click);
  find('shop')?.addEventListener('click', hear);

  responds();

  expect(click.defaultPrevented).toBe(false);
  expect(heard).toEqual([]);
});

it('repeats nothing on a page that has been replaced', () => {
  const report = find('report');
  report?.click();
  report?.addEventListener('click', hear);
  document.body.innerHTML = '';

  responds();

  expect(heard).toEqual([]);
});

it('leaves clicks alone once the page responds', () => {
  responds();
  find('share')?.addEventListener('click', hear);
  find('share')?.click();

  expect(heard).toEqual(['click share']);
});
