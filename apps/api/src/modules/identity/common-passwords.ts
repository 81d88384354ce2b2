import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that people use, mostly German, and passwords that the list of leaked ones lacks. */
const others =
  'qwertz qwertzuiop yxcvbnm willkommen ichliebedich prinzessin prinz uwe schmetterling fruehling mittwoch donnerstag samstag ' +
  'may maerz login bmw twitter instagram fortnite roblox god mama papa red schokolade verkauf einkauf firma abc abcd abcdef ' +
  'yourpassword neustart hallihallo hasi bärchen sternchen lehrer 0123456789 88888888 zaq1zaq1 a1b2c3d4e5f6 aa12345678 ' +
  'correcthorsebatterystaple thisismypassword letmeinplease sesamoeffnedich welcome2024! sommer2024! winter2024! herbst2024! ' +
  'password2024! passwort2024! asdfasdfasdf';

const known: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...others.split(' ')]);

const endings = (
  '1|12|123|1234|12345|123456|1234567|12345678|123456789|0|00|01|007|11|111|22|69|77|88|99|100|321|2000|2010|2015|2016|2017|2018|2019|2020|' +
  '2021|2022|2023|2024|2025|2026|!|!!|!1|1!|12!|123!|1234!|?|.|#|@|$|*|@1|@12|@123|#1|_1|_123|-1|.1|a|s|x|abc|qwe|qwerty'
).split('|');

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Expects lower case. A known password, or one with a common ending, twice, backwards, or with signs for its letters. */
export function isCommonPassword(password: string): boolean {
  const word = password.replaceAll(/[034$5@!](?=.*[a-z])/g, (sign) => disguises[sign] ?? sign);
  return [password, word].flatMap(formsOf).some((form) => known.has(form));
}

function formsOf(form: string): readonly string[] {
  const half = form.slice(0, form.length / 2);
  return [
    form,
    [...form].reverse().join(''),
    ...(half + half === form ? [half] : []),
    ...endings.filter((ending) => form.endsWith(ending)).map((ending) => form.slice(0, -ending.length)),
  ];
}
