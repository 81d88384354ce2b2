export interface NumberRun {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly string[];
  /** One fewer than groups. Spaces around a separator are included only where it can only be a decimal mark. */
  readonly separators: readonly string[];
  readonly startsWithMark: boolean;
}

const runsMax = 60;

/** From left to right, at most sixty. */
export function numberRuns(plain: string): readonly NumberRun[] {
  const runs: NumberRun[] = [];
  const digits = /\d/g;
  for (let match = digits.exec(plain); match !== null && runs.length < runsMax; match = digits.exec(plain)) {
    const run = runFrom(plain, match.index);
    runs.push(run);
    digits.lastIndex = run.end;
  }
  return runs;
}

/** Whether three digits after a single mark are thousands or decimals in a currency. */
export interface DecimalHabit {
  readonly hasThreeDecimalsAfterPoint: boolean;
  readonly hasThreeDecimalsAfterComma: boolean;
}

/** The last of point and comma is the decimal mark; a single one unless three digits follow. Null for dates. */
export function decimalOf(run: NumberRun, habit: DecimalHabit): string | null {
  const { groups, separators } = run;
  if (groups.reduce((length, group) => length + group.length, 0) > 40) return null;
  const decimals = countOfDecimalGroups(run, habit);
  if (decimals === null) return null;
  const whole = groups.slice(0, groups.length - decimals).join('');
  const fraction = groups.slice(groups.length - decimals).join('');
  if (run.startsWithMark && separators.length === 0) return `0.${whole}`;
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  return fraction === '' ? trimmed : `${trimmed}.${fraction}`;
}

/** The other reading of an ambiguous number: "1.299" is 1299 or 1.299. Null for unambiguous shapes. */
export function otherDecimalOf({ groups, separators }: NumberRun): string | null {
  const [head = '', tail = ''] = groups;
  const [mark] = separators;
  const isOpen = separators.length === 1 && (mark === '.' || mark === ',') && tail.length === 3;
  return isOpen && head.length <= 3 && !/^0/.test(head) ? `${head}.${tail}` : null;
}

/** 1 if the last group is decimals, 0 if there are none, null if the shape is not an amount. */
function countOfDecimalGroups({ groups, separators }: NumberRun, habit: DecimalHabit): 0 | 1 | null {
  const last = separators.at(-1);
  if (last === undefined || last === "'" || last === ' ') return 0;
  if (last.endsWith(' ')) return 1;
  const tail = groups.at(-1) ?? '';
  const marks = separators.filter((separator) => separator === '.' || separator === ',');
  const alike = marks.filter((mark) => mark === last).length;
  if (alike === 1 && marks.length > 1) return 1;
  if (alike === 1) {
    const head = groups.slice(0, -1);
    const isInThousands = head.length > 1;
    return isInThousands || tail.length !== 3 || hasThreeDecimals(head.join(''), last, habit) ? 1 : 0;
  }
  const middles = groups.slice(1, -1);
  if (middles.every((group) => group.length === 3) && tail.length <= 2) return 1;
  const isGrouped = tail.length === 3 && middles.every((group) => group.length === 3 || group.length === 2);
  return isGrouped && (groups[0] ?? '').length <= 3 ? 0 : null;
}

function hasThreeDecimals(head: string, mark: string, habit: DecimalHabit): boolean {
  if (/^0+$/.test(head) || head.length > 3) return true;
  return mark === '.' ? habit.hasThreeDecimalsAfterPoint : habit.hasThreeDecimalsAfterComma;
}

function runFrom(plain: string, start: number): NumberRun {
  const groups: string[] = [];
  const separators: string[] = [];
  let end = start;
  for (;;) {
    const group = digitsAt(plain, end);
    groups.push(group);
    end += group.length;
    const separator = separatorAt(plain, end, groups, separators);
    if (separator === null) break;
    separators.push(separator);
    end += separator.length;
  }
  return {
    start,
    end,
    groups,
    separators,
    startsWithMark: /(?:^|[^\p{L}\d./,])[.,]{1,2}$/u.test(plain.slice(Math.max(0, start - 3), start)),
  };
}

function digitsAt(plain: string, start: number): string {
  let end = start;
  while (isDigit(plain[end])) end += 1;
  return plain.slice(start, end);
}

function separatorAt(
  plain: string,
  at: number,
  groups: readonly string[],
  separators: readonly string[],
): string | null {
  const mark = plain[at];
  if (mark === '.' || mark === ',') {
    if (isDigit(plain[at + 1])) return mark;
    return /^ \d\d(?![\d%]|[.,]\d| ?%)/.test(plain.slice(at + 1, at + 8)) ? `${mark} ` : null;
  }
  if (mark === ' ' && /^ \. \d\d(?!\d)/.test(plain.slice(at, at + 6)) && !separators.includes(' . '))
    return ' . ';
  if (mark !== "'" && mark !== ' ') return null;
  const isThousandsPart = /^\d{3}(?!\d)/.test(plain.slice(at + 1, at + 5));
  const isFirstShort = (groups[0] ?? '').length <= 3;
  const isAlike = separators.every((separator) => separator === mark);
  return isThousandsPart && isFirstShort && isAlike ? mark : null;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}
