/** Rows that share a sign are ordered by likelihood. Written as in PrintedText. */
export const signsByCurrency = `
USD $ US$ $US U$S U$D US-$ U.S.$ 美元 美金
EUR € euro euros euroa eur. evro eura eurů euró евро євро ευρώ يورو یورو 欧元 歐元 유로 ユーロ אירו
GBP £ £stg stg stg£ GB£ UK£ pound pounds quid sterling фунт фунтов 英镑 英鎊 ポンド
JPY ¥ JP¥ yen 円 圓 圆 엔 日元 日圓 иен
CNY ¥ CN¥ RMB¥ RMB 元 块 塊 圓 圆 人民币 人民幣 yuan renminbi юаней юань
CAD $ C$ CA$ $CA CDN$ CAN$ Can$ CAD$
AUD $ A$ AU$ $AU AUD$
NZD $ NZ$ $NZ
MXN $ MX$ Mex$ MEX$ $MX MXN$ peso pesos M.N.
SGD $ S$ SG$ $SG SGD$
HKD $ HK$ $HK HKS 港币 港幣 港元
CLP $ CL$ $CL CLP$ peso pesos
COP $ CO$ COL$ Col$ $CO peso pesos
ARS $ AR$ $AR ARS$ peso pesos
TWD $ NT$ NT NTD 元 圓 新台币 新台幣 台币 台幣
BRL $ R$ BR$ real reais réis
CHF Fr Fr. SFr SFr. sFr sFr. Sfr. FS fr. Franken franken franc francs francos franchi
SEK kr kr. Kr Kr. KR Skr skr kronor krona крон
NOK kr kr. Kr Kr. KR Nkr NKr kroner krone крон
DKK kr kr. Kr Kr. KR Dkr DKr kroner krone крон
ISK kr kr. Kr Kr. KR Íkr Ikr krónur króna
INR ₹ Rs Rs. RS RS. rs rs. Re Re. ₨ rupee rupees rupaye रु रु. रू रू. ৲ ૱ ௹ రూ రూ. ரூ ரூ. રૂ રૂ. ರೂ ರೂ. रुपये रुपया روپیہ
PKR ₨ Rs Rs. RS RS. rs rs. Re Re. rupee rupees روپے روپیہ
LKR ₨ Rs Rs. RS RS. rs rs. Re Re. SLRs රු රු. ரூ rupee rupees
NPR ₨ Rs Rs. RS RS. rs rs. Re Re. NRs NRs. रु रु. रू रू. नेरू rupee rupees
MUR ₨ Rs Rs. RS RS. rs rs. Re Re. MURs rupee rupees roupie roupies
SCR ₨ Rs Rs. RS SR SRe SCRs rupee rupees
CZK Kč Kč. kč KČ Kc KC korun koruna koruny крон
PLN zł zł. Zł ZŁ zl zl. Zl ZL złoty złotych złote zloty zlotych zlotys злотых
HUF Ft Ft. FT ft forint forintot
RON lei Lei leu L lej ley
MDL lei Lei leu L лей леев
RUB ₽ Р Р. р р. руб руб. Руб Руб. рубль рублей рубля рублі rub. rubl ruble rubles rouble roubles
UAH ₴ грн грн. Грн гривень гривня гривні гривен гривна hrn hrn. grn hryvnia hryvnias uah.
BYN Br Br. BR р р. Р Р. руб руб. рубль рублей рубля бел.руб бел.руб. рублёў
BGN лв лв. Лв. лева lv lv. leva
TRY ₺ TL tl lira lirası türk
ILS ₪ ש"ח ש''ח שח NIS nis sheqel shekel shekels sheqalim שקל שקלים ش.ج شيكل شيقل
AED د.إ د.إ. DH DHS Dh Dhs Dhs. dh dhs Dh. DHs درهم دراهم dirham dirhams إ.د
MAD د.م د.م. DH DHS Dh Dhs dh dhs درهم دراهم dirham dirhams
SAR ر.س ر.س. ﷼ SR S.R. SR. ريال ريالات riyal riyals ⃁
QAR ر.ق ر.ق. ﷼ QR QR. ريال riyal riyals
OMR ر.ع ر.ع. ﷼ R.O. RO R.O ريال rial rials
YER ر.ي ر.ي. ﷼ YR ريال rial rials
IRR ﷼ ریال ريال rial rials تومان تومن toman tomans
KWD د.ك د.ك. KD K.D. KD. دينار دنانير dinar dinars
BHD د.ب د.ب. .د.ب BD B.D. دينار dinar dinars
JOD د.أ د.أ. د.ا د.ا. JD JD. J.D. دينار dinar dinars
IQD د.ع د.ع. ع.د ع.د. دينار dinar dinars
DZD د.ج د.ج. دج دج. ج.د DA D.A. دينار dinar dinars
TND د.ت د.ت. DT dt D.T. ت.د دينار dinar dinars
LYD د.ل د.ل. ل.د ل.د. LD دينار dinar dinars
EGP E£ £E EG£ LE L.E. L.E EGP£ ج.م ج.م. جم جنيه جنيها £ pound pounds
LBP L£ £L LL L.L. LB£ £LB ل.ل ل.ل. ليرة £
SYP LS £S S£ SY£ SP ل.س ل.س. ليرة £
SDG ج.س ج.س. SD£ S£ جنيه £
SSP SS£ SSP£ £
FKP FK£ £FK Fl£ £
GIP Gi£ £GI £
SHP SH£ £SH £
AFN ؋ Af Afs Afs. AFs افغانی afghani afghanis
ALL Lek lek Lekë lekë Lekë. L LEK lekë
AMD ֏ դր դր. դրամ dram drams драм
AOA Kz Kz. KZ kwanza kwanzas
ANG ƒ NAƒ NAf NAf. NAFl Fls guilder guilders gulden florin
XCG Cg Cg. ƒ
AWG ƒ Afl Afl. AWG florin
AZN ₼ man man. ман ман. манат manat manatı
TMT T ТМТ m манат manat manats
BAM KM К.М. км КМ marka maraka
BBD $ BB$ Bds$ BDS$ Bds
BDT ৳ Tk Tk. TK টাকা টকা taka takas
BIF FBu FBU Fbu
RWF F.Rw FRw FRW RF R₣ Frw RWFr
DJF Fdj FDJ
KMF CF FC
CDF FC Fc
GNF F.G. FG GFr Fg FGN
XAF FCFA F.CFA CFA Fcfa franc francs F CFAF
XOF FCFA F.CFA CFA Fcfa franc francs F CFAF فرانک
XPF CFPF FCFP F Fr ₣ francs
BMD $ BD$ BM$
BND $ B$ BN$ $BN
BOB Bs Bs. BS $b b$ boliviano bolivianos
VES Bs Bs. BS Bs.S Bs.F Bs.D BsF bolívar bolívares bolivar bolivares
VED Bs Bs. Bs.D
BSD $ B$ BS$
BTN Nu Nu. NU ngultrum
BWP P pula
BZD $ BZ$ $BZ
CRC ₡ colón colones colon
PHP ₱ P Php Php. piso pisos peso pesos
CUP $ $MN MN$ CU$ ₱
CUC $ CUC$ Cub$
CVE Esc Esc. esc CV$ escudo escudos
DOP $ RD$ DO$
ERN Nfk NFK نافكا ناكفا ናቕፋ nakfa
ETB Br Br. BR ብር birr
FJD $ FJ$
GEL ₾ ლ ლარი ლარს lari ლ. лари
GHS GH₵ GH¢ ₵ GH₡ ¢ cedi cedis
GMD D dalasi dalasis
GTQ Q quetzal quetzales
GYD $ G$ GY$
HNL L L. lempira lempiras
HTG G gourde gourdes
HRK kn kn. Kn KN kuna kune
IDR Rp Rp. RP rp rupiah
JMD $ J$ JM$ JA$
KES Sh Sh. /= KSh Ksh KSH Ksh. KSh. KES. Kes shilling shillings
UGX Sh Sh. /= USh Ush USH UShs shilling shillings
TZS Sh Sh. /= TSh Tsh TSH TShs shilling shillings
SOS Sh.So. Sh.So S SoSh shilling shillings
KGS сом сом. som с ⃀ сомов
UZS so'm som сум сўм S' sum сумов so'm.
KHR ៛ រៀល riel riels
KRW ₩ KR₩ 원 won 원정 韩元 韓元 ウォン
KPW ₩ won
KYD $ CI$ KY$
KZT ₸ тг тг. тңг тңг. тнг тенге теңге tenge tg
LAK ₭ ₭N K LAK. ກີບ kip
LRD $ L$ LD$
LSL L M loti maloti
MGA Ar ariary
MKD ден ден. Ден денари денар den den. denar denari
RSD дин дин. Дин Дин. ДИН динар динара din din. Din Din. dinar dinara Dinara dinari РСД
MMK K Ks Ks. kyat kyats ကျပ်
MNT ₮ төгрөг төг tugrik tugriks тугрик
MOP MOP$ pataca patacas 澳门元 澳門元
MRU UM أ.م أ.م. ouguiya أوقية
MVR Rf Rf. MRf MVRf ރ ރ. .ރ rufiyaa
MWK MK K kwacha
MYR RM ringgit
MZN MT MTn Mt metical meticais
NAD $ N$ NA$
NGN ₦ N naira nairas
NIO C$ $C córdoba córdobas cordoba cordobas
PAB B/. B/ balboa balboas
PEN S/ S/. S./ sol soles nuevos
PGK K kina
PYG ₲ Gs Gs. GS guarani guaraní guaraníes guaranies
SBD $ SI$ SB$
SLE Le Le. Sl leone leones
SLL Le Le. Sl leone leones
SRD $ Sr$ SR$ SRD$
STN Db dobra dobras
SVC ₡ SVC$ colón colones
SZL E lilangeni emalangeni
THB ฿ บาท บ. Bt THB฿ baht
TJS SM смн смн. сом. сомонӣ сомони somoni
TOP T$ PT $T pa'anga paanga
TTD $ TT$ TTD$
UYU $ $U UY$ $UY peso pesos
VND ₫ đ Đ đồng VNĐ vnđ VNĐ. đ. dong đồng.
VUV Vt VT vt vatu
WST $ WS$ SAT T tala
XCD $ EC$ ECD$
ZAR R rand rands
ZMW ZK Kw K kwacha
ZWL Z$ $
ZWG ZiG ZIG
LTL Lt Lt. Ltl litas litai
LVL Ls Ls. lats lati
EEK kr
DEM DM D-Mark
FRF FF ₣ F
ITL ₤ L L. Lit
ESP ₧ Pts Pta pesetas peseta
PTE Esc
GRD ₯ Δρχ
SKK Sk
CSK Kčs
MTL Lm
ATS öS
FIM mk
`;
