/** From lists of leaked passwords: names, teams, pets, feelings, keyboard walks. */
const words = (
  'password passwort passw0rd password1 pass passwd qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm ' +
  'qazwsx qazwsxedc wsxedc 1qaz2wsx 1q2w3e4r 1q2w3e 1qazxsw2 q1w2e3r4 zaq12wsx letmein welcome willkommen hallo hello iloveyou loveyou ' +
  'ichliebedich schatz schatzi liebe love lovely lover sunshine princess prinzessin prinz dragon monkey football baseball basketball ' +
  'soccer hockey tennis master superman batman spiderman ironman starwars pokemon pikachu naruto computer internet michael jennifer ' +
  'jessica ashley amanda daniel thomas robert william charlie andrew matthew joshua christopher anthony alexander nicholas benjamin ' +
  'jonathan samantha elizabeth michelle nicole stephanie natalie victoria charlotte hannah sarah laura julia sophia emma olivia maria ' +
  'anna lisa sandra claudia sabine petra monika stefan andreas martin markus peter wolfgang juergen klaus dieter uwe frank sebastian ' +
  'tobias florian dominik patrick marcel dennis kevin oliver philipp lukas jonas felix maximilian leon paul jordan hunter ranger buster ' +
  'tigger ginger pepper cookie shadow maggie bailey buddy rocky max lucky angel tiger lion panther eagle falcon wolf bear horse ' +
  'dolphin butterfly schmetterling flower rose blume sommer summer winter spring autumn fruehling herbst monday tuesday wednesday ' +
  'thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag january february march april may june ' +
  'july august september october november december januar februar maerz juni juli oktober dezember secret geheim admin administrator ' +
  'root user guest test testing tester login access system server database oracle manager office service support public private ' +
  'trustno1 whatever nothing freedom freiheit america germany deutschland england france italia espana brasil mexico canada australia ' +
  'london berlin hamburg muenchen paris madrid barcelona chelsea liverpool arsenal manchester juventus milan bayern dortmund schalke ' +
  'werder ferrari mercedes porsche corvette mustang camaro harley yamaha honda toyota volkswagen audi bmw ford google facebook ' +
  'twitter instagram youtube microsoft windows apple iphone samsung android nintendo playstation xbox minecraft fortnite roblox ' +
  'counter strike warcraft diablo zelda mario gandalf merlin wizard magic phoenix thunder lightning storm fire water earth wind ' +
  'heaven hell god jesus christ church family familie mother father sister brother mama papa mommy daddy baby girl boy friend ' +
  'friends forever always never together happy smile music guitar piano rock metal metallica nirvana eminem beatles pink blue red ' +
  'green black white orange purple yellow silver gold golden diamond crystal chocolate schokolade banana apple cherry strawberry ' +
  'cheese pizza coffee kaffee beer whiskey vodka money dollar euro business company shop store verkauf laden einkauf marketing sales ' +
  'merchant retail firma chef boss qwerty123 abc abcd abcdef changeme default temp temporary newpass mypass mypassword yourpassword ' +
  'letmein1 zugang start neustart hallihallo mausi hase hasi bärchen baerchen sternchen engel teufel killer hacker ninja samurai ' +
  'warrior soldier army navy police doctor student school schule teacher lehrer college university bitch asshole fuckyou fuckoff ' +
  'scheisse arschloch sexy pussy'
).split(' ');

const endings = (
  '|1|12|123|1234|12345|123456|1234567|12345678|123456789|0|00|01|007|11|111|22|69|77|88|99|100|321|2000|2010|2015|2016|2017|2018|2019|2020|' +
  '2021|2022|2023|2024|2025|2026|!|!!|!1|1!|12!|123!|1234!|?|.|#|@|$|*|@1|@12|@123|#1|_1|_123|-1|.1|a|s|x|abc|qwe|qwerty'
).split('|');

const others = (
  '12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 11111111 00000000 88888888 12341234 11223344 ' +
  '12344321 123123123 112233445566 147258369 159357456 741852963 789456123 31415926 14789632 1qaz2wsx3edc 1q2w3e4r5t ' +
  '1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 zaq1zaq1 zaq12wsxcde3 qweasdzxc qweasdzxc123 asdqwe123 qwe123qwe qwe123asd asd123qwe ' +
  'a1b2c3d4 a1b2c3d4e5f6 1a2b3c4d abcd1234 abc123456 abc12345 a12345678 a123456789 aa123456 aa12345678 q123456789 z123456789 ' +
  'p@ssw0rd p@ssword pa$$word pa55word passw0rd! iloveyou2 ilovegod iloveu123 loveme123 correcthorsebatterystaple ' +
  'thisismypassword mypassword123 nopassword passwordpassword letmeinplease opensesame sesamoeffnedich changeme123 ' +
  'administrator1 welcome2024! sommer2024! winter2024! herbst2024! password2024! passwort2024! qwertyqwerty asdfasdf asdfasdfasdf'
).split(' ');

const commonPasswords: ReadonlySet<string> = new Set([
  ...others,
  ...words.flatMap((word) => endings.map((ending) => word + ending)),
  ...words.flatMap((word) => [word + word, [...word].reverse().join('')]),
]);

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Expects lower case; also finds passwords whose letters are replaced by characters. */
export function isCommonPassword(password: string): boolean {
  if (commonPasswords.has(password)) return true;
  const word = password.replaceAll(/[034$5@!](?=.*[a-z])/g, (sign) => disguises[sign] ?? sign);
  return commonPasswords.has(word);
}

export function countCommonPasswords(lengthMin: number): number {
  return [...commonPasswords].filter((password) => password.length >= lengthMin).length;
}
