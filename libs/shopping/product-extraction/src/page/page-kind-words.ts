/** Texts of pages shown instead of a product, in the languages of the larger shops. */

/** Joins alternatives that may span several lines. */
function anyOf(words: string): string {
  return `(?:${words.replace(/\n\s*/gu, '')})`;
}

export const captchaWords = new RegExp(
  anyOf(`enter the characters you see|type the characters|are you (?:a )?(?:human|robot)|robot or human|i['’]?m not a robot|
  prove (?:that )?you(?:['’]| a)re (?:not )?(?:a )?(?:human|robot)|(?:verify|verifying|confirm)(?:ing)? (?:that )?you(?:['’]| a)re (?:not )?(?:a )?(?:human|robot|bot)|
  robot check|press (?:&|and) hold|unusual traffic|solve (?:the|this) (?:captcha|puzzle)|complete the (?:captcha|security check)|
  slide (?:right )?to (?:verify|complete)|drag the slider|click the button below to continue shopping|
  kein roboter|ich bin kein|dass sie (?:ein mensch|kein roboter) sind|geben sie die (?:angezeigten )?zeichen|
  pas un robot|vous êtes (?:bien )?(?:un )?humain|saisissez les caractères|
  no soy un robot|(?:eres|es) (?:un )?humano|introduce los caracteres|non sono un robot|sei umano|inserisci i caratteri|
  geen robot|voer de (?:onderstaande )?tekens|não sou um robô|você é humano|nie jestem robotem|jag är inte en robot|nejsem robot|robot değilim|
  ロボットではありません|画像に表示されている文字|로봇이 아닙니다|滑动验证|拖动滑块|请完成验证|安全验证|我不是机器人|לא רובוט|لست روبوت`),
  'iu',
);

export const captchaParts =
  /px-captcha|g-recaptcha|h-captcha|hcaptcha|cf-turnstile|captcha-delivery|geo\.captcha|arkose|funcaptcha|validatecaptcha|nc_1_wrapper|geetest|aws-waf-captcha/iu;

export const blockedTitles = new RegExp(
  `^${anyOf(`access (?:to this (?:page|site) (?:has been )?|is )?(?:denied|blocked)|(?:error )?403\\b.*|forbidden|attention required.*|
  just a moment.*|please wait.*|one moment,? please.*|request (?:blocked|rejected|unsuccessful).*|the request could not be satisfied|
  error: the request could not be satisfied|pardon our interruption.*|blocked.*|you(?:['’]ve| have) been blocked|sorry, you have been blocked.*|
  too many requests.*|429\\b.*|service (?:temporarily )?unavailable.*|(?:error )?50[0234]\\b.*|bad gateway|gateway time-?out|internal server error|
  error 1(?:00|01|02)\\d\\b.*|security check.*|human verification.*|bot (?:detected|verification).*|sorry! something went wrong!?|
  (?:site )?(?:under |down for )?maintenance(?: mode)?|zugriff (?:verweigert|nicht erlaubt|gesperrt)|wartungsarbeiten|accès (?:refusé|interdit)|
  acceso (?:denegado|prohibido)|accesso negato|toegang geweigerd|acesso negado|odmowa dostępu|brak dostępu|åtkomst nekad|adgang nægtet|
  přístup odepřen|доступ (?:запрещен|ограничен)|アクセスが拒否されました|访问被拒绝|접근이 거부되었습니다`)}$`,
  'iu',
);

/** Texts of block pages with few words. */
export const blockedWords = new RegExp(
  anyOf(`you don['’]?t have permission to access|access to this page has been denied|has been blocked|reference #[\\d.a-f]{8,}|ray id|
  automated (?:access|requests)|enable javascript and cookies to continue|checking your (?:browser|connection)|
  verifying your (?:browser|connection)|not available in your (?:country|region|location)|ddos protection by|request blocked`),
  'iu',
);

/** Texts of waiting rooms. */
export const waitingWords = new RegExp(
  anyOf(`you are (?:now |currently )?in (?:line|the queue|a queue)|virtual (?:queue|waiting room)|(?:in|to) the waiting room|your estimated wait|
  im warteraum|sie befinden sich in der warteschlange|salle d['’]attente virtuelle|file d['’]attente virtuelle|sala de espera virtual`),
  'iu',
);

export const loginTitles = new RegExp(
  `^(?:.{0,40}[|:–-] )?(?:please )?${anyOf(`sign[ -]?in|log[ -]?in|login|member login|sign in or (?:register|create an account)|log in to continue|
  (?:customer|account) (?:login|sign in)|anmelden|einloggen|anmeldung|kundenlogin|se connecter|connexion|identifiez-vous|identification|
  iniciar sesión|inicia sesión|identifícate|accedi|accesso|inloggen|aanmelden|zaloguj(?: się)?|logowanie|entrar|iniciar sessão|fazer login|
  logga in|log ind|logg inn|kirjaudu(?: sisään)?|přihlášení|přihlásit se|prihlásenie|autentificare|bejelentkezés|giriş yap|вход|войти|увійти|
  サインイン|ログイン|로그인|登录|登錄|登入|כניסה|התחברות|تسجيل الدخول`)}(?!\\p{L})`,
  'iu',
);

export const goneTitles = new RegExp(
  `^${anyOf(`(?:.{0,40}[|:–-] )?(?:oops!?,? |sorry,? |whoops!?,? )?(?:error )?404(?: error)?(?:\\s*[|:–-].*| (?:page )?not found.*|)|
  (?:.{0,40}[|:–-] )?(?:oops!?,? |sorry,? |we['’]re sorry,? |uh[ -]?oh!?,? )*(?:the |this |that |your )?(?:page|product|item|listing)?(?: you(?:['’]re| are| were| requested| have requested)? ?(?:looking for|requested|wanted)?)? ?
  (?:(?:could|can)(?: ?not|['’]t) be found|(?:was |is )?not found|(?:does not|doesn['’]t|no longer) exists?|(?:has|have) been (?:removed|deleted)|is (?:gone|missing)|no longer available)(?:\\s*[|:.!–-].*)?|
  (?:seite|produkt|artikel) (?:wurde )?nicht (?:mehr )?(?:gefunden|verfügbar)(?:\\s*[|:.!–-].*)?|(?:diese |die )?seite (?:existiert nicht|wurde nicht gefunden|konnte nicht gefunden werden).*|
  (?:cette )?page (?:introuvable|non trouvée|inexistante|n['’]existe pas).*|produit introuvable.*|página no encontrada.*|producto no encontrado.*|no (?:se )?encontr.{1,30}página.*|
  pagina non trovata.*|prodotto non trovato.*|pagina niet gevonden.*|página não encontrada.*|produto não encontrado.*|nie znaleziono (?:strony|produktu).*|strona nie (?:istnieje|została znaleziona).*|
  sidan (?:hittades inte|kunde inte hittas|finns inte).*|siden (?:blev ikke fundet|ble ikke funnet|findes ikke|finnes ikke).*|sivua ei löyt.*|stránka (?:nenalezena|nebyla nalezena|neexistuje|sa nenašla).*|
  pagina nu (?:a fost găsită|există).*|az oldal nem található.*|sayfa bulunamadı.*|lapa nav atrasta.*|страница не найдена.*|сторінку не знайдено.*|страницата не е намерена.*|η σελίδα δεν βρέθηκε.*|
  ページが見つかりません.*|お探しのページ.*|页面不存在.*|找不到(?:页面|頁面|此頁).*|页面未找到.*|페이지를 찾을 수 없습니다.*|הדף לא נמצא.*|الصفحة غير موجودة.*`)}$`,
  'iu',
);
