// The keywords of all languages, made from `gherkin-languages.json` of github.com/cucumber/gherkin;
// `DialectsTests` compares them with it. Do not edit by hand.
//
// A language starts with `=`, its code, its English and its native name. The lines after it hold
// the keywords of one group each: f feature, r rule, b background, s scenario, o scenario outline,
// e examples, g given, w when, t then, a and, u but. A bar ends each keyword.

extension Dialects {
  static let table: StaticString = """
    = af|Afrikaans|Afrikaans|
    f Funksie|Besigheid Behoefte|Vermoë|
    r Reël|Reel|
    b Agtergrond|
    s Voorbeeld|Situasie|
    o Situasie Uiteensetting|
    e Voorbeelde|
    g * |Gegewe |
    w * |Wanneer |
    t * |Dan |
    a * |En |
    u * |Maar |
    = am|Armenian|հայերեն|
    f Ֆունկցիոնալություն|Հատկություն|
    r Rule|
    b Կոնտեքստ|
    s Օրինակ|Սցենար|
    o Սցենարի կառուցվացքը|
    e Օրինակներ|
    g * |Դիցուք |
    w * |Եթե |Երբ |
    t * |Ապա |
    a * |Եվ |
    u * |Բայց |
    = amh|Amharic|አማርኛ|
    f ስራ|የተፈለገው ስራ|የሚፈለገው ድርጊት|
    r ህግ|
    b ቅድመ ሁኔታ|መነሻ|መነሻ ሀሳብ|
    s ምሳሌ|ሁናቴ|
    o ሁናቴ ዝርዝር|ሁናቴ አብነት|
    e ምሳሌዎች|ሁናቴዎች|
    g * |የተሰጠ |
    w * |መቼ |
    t * |ከዚያ |
    a * |እና |
    u * |ግን |
    = an|Aragonese|Aragonés|
    f Caracteristica|
    r Rule|
    b Antecedents|
    s Eixemplo|Caso|
    o Esquema del caso|
    e Eixemplos|
    g * |Dau |Dada |Daus |Dadas |
    w * |Cuan |
    t * |Alavez |Allora |Antonces |
    a * |Y |E |
    u * |Pero |
    = ar|Arabic|العربية|
    f خاصية|
    r Rule|
    b الخلفية|
    s مثال|سيناريو|
    o سيناريو مخطط|
    e امثلة|
    g * |بفرض |
    w * |متى |عندما |
    t * |اذاً |ثم |
    a * |و |
    u * |لكن |
    = ast|Asturian|asturianu|
    f Carauterística|
    r Rule|
    b Antecedentes|
    s Exemplo|Casu|
    o Esbozu del casu|
    e Exemplos|
    g * |Dáu |Dada |Daos |Daes |
    w * |Cuando |
    t * |Entós |
    a * |Y |Ya |
    u * |Peru |
    = az|Azerbaijani|Azərbaycanca|
    f Özəllik|
    r Rule|
    b Keçmiş|Kontekst|
    s Nümunə|Ssenari|
    o Ssenarinin strukturu|
    e Nümunələr|
    g * |Tutaq ki |Verilir |
    w * |Əgər |Nə vaxt ki |
    t * |O halda |
    a * |Və |Həm |
    u * |Amma |Ancaq |
    = be|Belarusian|Беларуская|
    f Функцыянальнасць|Фіча|
    r Правілы|
    b Кантэкст|
    s Сцэнарый|Cцэнар|
    o Шаблон сцэнарыя|Узор сцэнара|
    e Прыклады|
    g * |Няхай |Дадзена |
    w * |Калі |
    t * |Тады |
    a * |I |Ды |Таксама |
    u * |Але |Інакш |
    = bg|Bulgarian|български|
    f Функционалност|
    r Правило|
    b Предистория|
    s Пример|Сценарий|
    o Рамка на сценарий|
    e Примери|
    g * |Дадено |
    w * |Когато |
    t * |То |
    a * |И |
    u * |Но |
    = bm|Malay|Bahasa Melayu|
    f Fungsi|
    r Rule|
    b Latar Belakang|
    s Senario|Situasi|Keadaan|
    o Kerangka Senario|Kerangka Situasi|Kerangka Keadaan|Garis Panduan Senario|
    e Contoh|
    g * |Diberi |Bagi |
    w * |Apabila |
    t * |Maka |Kemudian |
    a * |Dan |
    u * |Tetapi |Tapi |
    = bs|Bosnian|Bosanski|
    f Karakteristika|
    r Rule|
    b Pozadina|
    s Primjer|Scenariju|Scenario|
    o Scenariju-obris|Scenario-outline|
    e Primjeri|
    g * |Dato |
    w * |Kada |
    t * |Zatim |
    a * |I |A |
    u * |Ali |
    = ca|Catalan|català|
    f Característica|Funcionalitat|
    r Rule|
    b Rerefons|Antecedents|
    s Exemple|Escenari|
    o Esquema de l'escenari|
    e Exemples|
    g * |Donat |Donada |Atès |Atesa |
    w * |Quan |
    t * |Aleshores |Cal |
    a * |I |
    u * |Però |
    = cs|Czech|Česky|
    f Požadavek|
    r Pravidlo|
    b Pozadí|Kontext|
    s Příklad|Scénář|
    o Náčrt Scénáře|Osnova scénáře|
    e Příklady|
    g * |Pokud |Za předpokladu |
    w * |Když |
    t * |Pak |
    a * |A také |A |
    u * |Ale |
    = cy-GB|Welsh|Cymraeg|
    f Arwedd|
    r Rule|
    b Cefndir|
    s Enghraifft|Scenario|
    o Scenario Amlinellol|
    e Enghreifftiau|
    g * |Anrhegedig a |
    w * |Pryd |
    t * |Yna |
    a * |A |
    u * |Ond |
    = da|Danish|dansk|
    f Egenskab|
    r Regel|
    b Baggrund|
    s Eksempel|Scenarie|
    o Abstrakt Scenario|
    e Eksempler|
    g * |Givet |
    w * |Når |
    t * |Så |
    a * |Og |
    u * |Men |
    = de|German|Deutsch|
    f Funktionalität|Funktion|
    r Rule|Regel|
    b Grundlage|Hintergrund|Voraussetzungen|Vorbedingungen|
    s Beispiel|Szenario|
    o Szenariogrundriss|Szenarien|
    e Beispiele|
    g * |Angenommen |Gegeben sei |Gegeben seien |
    w * |Wenn |
    t * |Dann |
    a * |Und |
    u * |Aber |
    = el|Greek|Ελληνικά|
    f Δυνατότητα|Λειτουργία|
    r Rule|
    b Υπόβαθρο|
    s Παράδειγμα|Σενάριο|
    o Περιγραφή Σεναρίου|Περίγραμμα Σεναρίου|
    e Παραδείγματα|Σενάρια|
    g * |Δεδομένου |
    w * |Όταν |
    t * |Τότε |
    a * |Και |
    u * |Αλλά |
    = em|Emoji|😀|
    f 📚|
    r Rule|
    b 💤|
    s 🥒|📕|
    o 📖|
    e 📓|
    g * |😐|
    w * |🎬|
    t * |🙏|
    a * |😂|
    u * |😔|
    = en|English|English|
    f Feature|Business Need|Ability|
    r Rule|
    b Background|
    s Example|Scenario|
    o Scenario Outline|Scenario Template|
    e Examples|Scenarios|
    g * |Given |
    w * |When |
    t * |Then |
    a * |And |
    u * |But |
    = en-Scouse|Scouse|Scouse|
    f Feature|
    r Rule|
    b Dis is what went down|
    s The thing of it is|
    o Wharrimean is|
    e Examples|
    g * |Givun |Youse know when youse got |
    w * |Wun |Youse know like when |
    t * |Dun |Den youse gotta |
    a * |An |
    u * |Buh |
    = en-au|Australian|Australian|
    f Pretty much|
    r Rule|
    b First off|
    s Awww, look mate|
    o Reckon it's like|
    e You'll wanna|
    g * |Y'know |
    w * |It's just unbelievable |
    t * |But at the end of the day I reckon |
    a * |Too right |
    u * |Yeah nah |
    = en-lol|LOLCAT|LOLCAT|
    f OH HAI|
    r Rule|
    b B4|
    s MISHUN|
    o MISHUN SRSLY|
    e EXAMPLZ|
    g * |I CAN HAZ |
    w * |WEN |
    t * |DEN |
    a * |AN |
    u * |BUT |
    = en-old|Old English|Englisc|
    f Hwaet|Hwæt|
    r Rule|
    b Aer|Ær|
    s Swa|
    o Swa hwaer swa|Swa hwær swa|
    e Se the|Se þe|Se ðe|
    g * |Thurh |Þurh |Ðurh |
    w * |Bæþsealf |Bæþsealfa |Bæþsealfe |Ciricæw |Ciricæwe |Ciricæwa |
    t * |Tha |Þa |Ða |Tha the |Þa þe |Ða ðe |
    a * |Ond |7 |
    u * |Ac |
    = en-pirate|Pirate|Pirate|
    f Ahoy matey!|
    r Rule|
    b Yo-ho-ho|
    s Heave to|
    o Shiver me timbers|
    e Dead men tell no tales|
    g * |Gangway! |
    w * |Blimey! |
    t * |Let go and haul |
    a * |Aye |
    u * |Avast! |
    = en-tx|Texas|Texas|
    f This ain’t my first rodeo|All gussied up|
    r Rule|
    b Lemme tell y'all a story|
    s All hat and no cattle|
    o Serious as a snake bite|Busy as a hound in flea season|
    e Now that's a story longer than a cattle drive in July|
    g Fixin' to |All git out |
    w Quick out of the chute |
    t There’s no tree but bears some fruit |
    a Come hell or high water |
    u Well now hold on, I'll you what |
    = eo|Esperanto|Esperanto|
    f Trajto|
    r Regulo|
    b Fono|
    s Ekzemplo|Scenaro|Kazo|
    o Konturo de la scenaro|Skizo|Kazo-skizo|
    e Ekzemploj|
    g * |Donitaĵo |Komence |
    w * |Se |
    t * |Do |
    a * |Kaj |
    u * |Sed |
    = es|Spanish|español|
    f Característica|Necesidad del negocio|Requisito|
    r Regla|Regla de negocio|
    b Antecedentes|
    s Ejemplo|Escenario|
    o Esquema del escenario|
    e Ejemplos|
    g * |Dado |Dada |Dados |Dadas |
    w * |Cuando |
    t * |Entonces |
    a * |Y |E |
    u * |Pero |
    = et|Estonian|eesti keel|
    f Omadus|
    r Reegel|
    b Taust|
    s Juhtum|Stsenaarium|
    o Raamjuhtum|Raamstsenaarium|
    e Juhtumid|
    g * |Eeldades |
    w * |Kui |
    t * |Siis |
    a * |Ja |
    u * |Kuid |
    = fa|Persian|فارسی|
    f ویژگی|قابلیت|
    r قانون|
    b زمینه|پیش زمینه|مقدمات|
    s مثال|سناریو|
    o الگوی سناریو|
    e نمونه ها|
    g * |با فرض |فرض کنید |با در نظر گرفتن |
    w * |هنگامی |وقتی |
    t * |آنگاه |سپس |انتظار می رود |
    a * |و |
    u * |اما |
    = fi|Finnish|suomi|
    f Ominaisuus|
    r Rule|
    b Tausta|
    s Tapaus|
    o Tapausaihio|
    e Tapaukset|
    g * |Oletetaan |
    w * |Kun |
    t * |Niin |
    a * |Ja |
    u * |Mutta |
    = fr|French|français|
    f Fonctionnalité|
    r Règle|
    b Contexte|
    s Exemple|Scénario|
    o Plan du scénario|Plan du Scénario|
    e Exemples|
    g * |Soit |Sachant que |Sachant qu'|Sachant |Etant donné que |Etant donné qu'|Etant donné |
    g Etant donnée |Etant donnés |Etant données |Étant donné que |Étant donné qu'|Étant donné |
    g Étant donnée |Étant donnés |Étant données |
    w * |Quand |Lorsque |Lorsqu'|
    t * |Alors |Donc |
    a * |Et que |Et qu'|Et |
    u * |Mais que |Mais qu'|Mais |
    = ga|Irish|Gaeilge|
    f Gné|
    r Riail|
    b Cúlra|
    s Sampla|Cás|
    o Cás Achomair|
    e Samplaí|
    g * |Cuir i gcás go |Cuir i gcás nach |Cuir i gcás gur |Cuir i gcás nár |
    w * |Nuair a |Nuair nach |Nuair ba |Nuair nár |
    t * |Ansin |
    a * |Agus |
    u * |Ach |
    = gj|Gujarati|ગુજરાતી|
    f લક્ષણ|વ્યાપાર જરૂર|ક્ષમતા|
    r નિયમ|
    b બેકગ્રાઉન્ડ|
    s ઉદાહરણ|સ્થિતિ|
    o પરિદ્દશ્ય રૂપરેખા|પરિદ્દશ્ય ઢાંચો|
    e ઉદાહરણો|
    g * |આપેલ છે |
    w * |ક્યારે |
    t * |પછી |
    a * |અને |
    u * |પણ |
    = gl|Galician|galego|
    f Característica|
    r Rule|
    b Contexto|
    s Exemplo|Escenario|
    o Esbozo do escenario|
    e Exemplos|
    g * |Dado |Dada |Dados |Dadas |
    w * |Cando |
    t * |Entón |Logo |
    a * |E |
    u * |Mais |Pero |
    = he|Hebrew|עברית|
    f תכונה|
    r כלל|
    b רקע|
    s דוגמא|תרחיש|
    o תבנית תרחיש|
    e דוגמאות|
    g * |בהינתן |
    w * |כאשר |
    t * |אז |אזי |
    a * |וגם |
    u * |אבל |
    = hi|Hindi|हिंदी|
    f रूप लेख|
    r नियम|
    b पृष्ठभूमि|
    s परिदृश्य|
    o परिदृश्य रूपरेखा|
    e उदाहरण|
    g * |अगर |यदि |चूंकि |
    w * |जब |कदा |
    t * |तब |तदा |
    a * |और |तथा |
    u * |पर |परन्तु |किन्तु |
    = hr|Croatian|hrvatski|
    f Osobina|Mogućnost|Mogucnost|
    r Rule|
    b Pozadina|
    s Primjer|Scenarij|
    o Skica|Koncept|
    e Primjeri|Scenariji|
    g * |Zadan |Zadani |Zadano |Ukoliko |
    w * |Kada |Kad |
    t * |Onda |
    a * |I |
    u * |Ali |
    = ht|Creole|kreyòl|
    f Karakteristik|Mak|Fonksyonalite|
    r Rule|
    b Kontèks|Istorik|
    s Senaryo|
    o Plan senaryo|Plan Senaryo|Senaryo deskripsyon|Senaryo Deskripsyon|Dyagram senaryo|
    o Dyagram Senaryo|
    e Egzanp|
    g * |Sipoze |Sipoze ke |Sipoze Ke |
    w * |Lè |Le |
    t * |Lè sa a |Le sa a |
    a * |Ak |Epi |E |
    u * |Men |
    = hu|Hungarian|magyar|
    f Jellemző|
    r Szabály|
    b Háttér|
    s Példa|Forgatókönyv|
    o Forgatókönyv vázlat|
    e Példák|
    g * |Amennyiben |Adott |
    w * |Majd |Ha |Amikor |
    t * |Akkor |
    a * |És |
    u * |De |
    = id|Indonesian|Bahasa Indonesia|
    f Fitur|
    r Rule|Aturan|
    b Dasar|Latar Belakang|
    s Skenario|
    o Skenario konsep|Garis-Besar Skenario|
    e Contoh|Misal|
    g * |Dengan |Diketahui |Diasumsikan |Bila |Jika |
    w * |Ketika |
    t * |Maka |Kemudian |
    a * |Dan |
    u * |Tapi |Tetapi |
    = is|Icelandic|Íslenska|
    f Eiginleiki|
    r Rule|
    b Bakgrunnur|
    s Atburðarás|
    o Lýsing Atburðarásar|Lýsing Dæma|
    e Dæmi|Atburðarásir|
    g * |Ef |
    w * |Þegar |
    t * |Þá |
    a * |Og |
    u * |En |
    = it|Italian|italiano|
    f Funzionalità|Esigenza di Business|Abilità|
    r Regola|
    b Contesto|
    s Esempio|Scenario|
    o Schema dello scenario|
    e Esempi|
    g * |Dato |Data |Dati |Date |
    w * |Quando |
    t * |Allora |
    a * |E |Ed |
    u * |Ma |
    = ja|Japanese|日本語|
    f フィーチャ|機能|
    r ルール|
    b 背景|
    s シナリオ|
    o シナリオアウトライン|シナリオテンプレート|テンプレ|シナリオテンプレ|
    e 例|サンプル|
    g * |前提|
    w * |もし|
    t * |ならば|
    a * |且つ|かつ|
    u * |然し|しかし|但し|ただし|
    = jv|Javanese|Basa Jawa|
    f Fitur|
    r Rule|
    b Dasar|
    s Skenario|
    o Konsep skenario|
    e Conto|Contone|
    g * |Nalika |Nalikaning |
    w * |Manawa |Menawa |
    t * |Njuk |Banjur |
    a * |Lan |
    u * |Tapi |Nanging |Ananging |
    = ka|Georgian|ქართული|
    f თვისება|მოთხოვნა|
    r წესი|
    b კონტექსტი|
    s მაგალითად|მაგალითი|მაგ|სცენარი|
    o სცენარის ნიმუში|სცენარის შაბლონი|ნიმუში|შაბლონი|
    e მაგალითები|
    g * |მოცემული |მოცემულია |ვთქვათ |
    w * |როდესაც |როცა |როგორც კი |თუ |
    t * |მაშინ |
    a * |და |ასევე |
    u * |მაგრამ |თუმცა |
    = kn|Kannada|ಕನ್ನಡ|
    f ಹೆಚ್ಚಳ|
    r Rule|
    b ಹಿನ್ನೆಲೆ|
    s ಉದಾಹರಣೆ|ಕಥಾಸಾರಾಂಶ|
    o ವಿವರಣೆ|
    e ಉದಾಹರಣೆಗಳು|
    g * |ನೀಡಿದ |
    w * |ಸ್ಥಿತಿಯನ್ನು |
    t * |ನಂತರ |
    a * |ಮತ್ತು |
    u * |ಆದರೆ |
    = ko|Korean|한국어|
    f 기능|
    r 규칙|
    b 배경|
    s 시나리오|
    o 시나리오 개요|
    e 예|
    g * |조건 |먼저 |
    w * |만일 |만약 |
    t * |그러면 |
    a * |그리고 |
    u * |하지만 |단 |
    = lt|Lithuanian|lietuvių kalba|
    f Savybė|
    r Rule|
    b Kontekstas|
    s Pavyzdys|Scenarijus|
    o Scenarijaus šablonas|
    e Pavyzdžiai|Scenarijai|Variantai|
    g * |Duota |
    w * |Kai |
    t * |Tada |
    a * |Ir |
    u * |Bet |
    = lu|Luxemburgish|Lëtzebuergesch|
    f Funktionalitéit|
    r Rule|
    b Hannergrond|
    s Beispill|Szenario|
    o Plang vum Szenario|
    e Beispiller|
    g * |ugeholl |
    w * |wann |
    t * |dann |
    a * |an |a |
    u * |awer |mä |
    = lv|Latvian|latviešu|
    f Funkcionalitāte|Fīča|
    r Rule|
    b Konteksts|Situācija|
    s Piemērs|Scenārijs|
    o Scenārijs pēc parauga|
    e Piemēri|Paraugs|
    g * |Kad |
    w * |Ja |
    t * |Tad |
    a * |Un |
    u * |Bet |
    = mk-Cyrl|Macedonian|Македонски|
    f Функционалност|Бизнис потреба|Можност|
    r Rule|
    b Контекст|Содржина|
    s Пример|Сценарио|На пример|
    o Преглед на сценарија|Скица|Концепт|
    e Примери|Сценарија|
    g * |Дадено |Дадена |
    w * |Кога |
    t * |Тогаш |
    a * |И |
    u * |Но |
    = mk-Latn|Macedonian (Latin)|Makedonski (Latinica)|
    f Funkcionalnost|Biznis potreba|Mozhnost|
    r Rule|
    b Kontekst|Sodrzhina|
    s Scenario|Na primer|
    o Pregled na scenarija|Skica|Koncept|
    e Primeri|Scenaria|
    g * |Dadeno |Dadena |
    w * |Koga |
    t * |Togash |
    a * |I |
    u * |No |
    = ml|Malayalam|മലയാളം|
    f സവിശേഷത|
    r നിയമം|
    b പശ്ചാത്തലം|
    s രംഗം|
    o സാഹചര്യത്തിന്റെ രൂപരേഖ|
    e ഉദാഹരണങ്ങൾ|
    g * |നൽകിയത്|
    w എപ്പോൾ|
    t * |പിന്നെ|
    a * |ഒപ്പം|
    u * |പക്ഷേ|
    = mn|Mongolian|монгол|
    f Функц|Функционал|
    r Rule|
    b Агуулга|
    s Сценар|
    o Сценарын төлөвлөгөө|
    e Тухайлбал|
    g * |Өгөгдсөн нь |Анх |
    w * |Хэрэв |
    t * |Тэгэхэд |Үүний дараа |
    a * |Мөн |Тэгээд |
    u * |Гэхдээ |Харин |
    = mr|Marathi|मराठी|
    f वैशिष्ट्य|सुविधा|
    r नियम|
    b पार्श्वभूमी|
    s परिदृश्य|
    o परिदृश्य रूपरेखा|
    e उदाहरण|
    g * |जर|दिलेल्या प्रमाणे |
    w * |जेव्हा |
    t * |मग |तेव्हा |
    a * |आणि |तसेच |
    u * |पण |परंतु |
    = ne|Nepali|नेपाली|
    f सुविधा|विशेषता|
    r नियम|
    b पृष्ठभूमी|
    s परिदृश्य|
    o परिदृश्य रूपरेखा|
    e उदाहरण|उदाहरणहरु|
    g * |दिइएको |दिएको |यदि |
    w * |जब |
    t * |त्यसपछि |अनी |
    a * |र |अनि |
    u * |तर |
    = nl|Dutch|Nederlands|
    f Functionaliteit|
    r Regel|
    b Achtergrond|
    s Voorbeeld|Scenario|
    o Abstract Scenario|
    e Voorbeelden|
    g * |Gegeven |Stel |
    w * |Als |Wanneer |
    t * |Dan |
    a * |En |
    u * |Maar |
    = no|Norwegian|norsk|
    f Egenskap|
    r Regel|
    b Bakgrunn|
    s Eksempel|Scenario|
    o Scenariomal|Abstrakt Scenario|
    e Eksempler|
    g * |Gitt |
    w * |Når |
    t * |Så |
    a * |Og |
    u * |Men |
    = pa|Panjabi|ਪੰਜਾਬੀ|
    f ਖਾਸੀਅਤ|ਮੁਹਾਂਦਰਾ|ਨਕਸ਼ ਨੁਹਾਰ|
    r Rule|
    b ਪਿਛੋਕੜ|
    s ਉਦਾਹਰਨ|ਪਟਕਥਾ|
    o ਪਟਕਥਾ ਢਾਂਚਾ|ਪਟਕਥਾ ਰੂਪ ਰੇਖਾ|
    e ਉਦਾਹਰਨਾਂ|
    g * |ਜੇਕਰ |ਜਿਵੇਂ ਕਿ |
    w * |ਜਦੋਂ |
    t * |ਤਦ |
    a * |ਅਤੇ |
    u * |ਪਰ |
    = pl|Polish|polski|
    f Właściwość|Funkcja|Aspekt|Potrzeba biznesowa|
    r Zasada|Reguła|
    b Założenia|
    s Przykład|Scenariusz|
    o Szablon scenariusza|
    e Przykłady|
    g * |Zakładając |Mając |Zakładając, że |
    w * |Jeżeli |Jeśli |Gdy |Kiedy |
    t * |Wtedy |
    a * |Oraz |I |
    u * |Ale |
    = pt|Portuguese|português|
    f Funcionalidade|Característica|Caracteristica|
    r Regra|
    b Contexto|Cenário de Fundo|Cenario de Fundo|Fundo|
    s Exemplo|Cenário|Cenario|
    o Esquema do Cenário|Esquema do Cenario|Delineação do Cenário|Delineacao do Cenario|
    e Exemplos|Cenários|Cenarios|
    g * |Dado |Dada |Dados |Dadas |
    w * |Quando |
    t * |Então |Entao |
    a * |E |
    u * |Mas |
    = ro|Romanian|română|
    f Functionalitate|Funcționalitate|Funcţionalitate|
    r Rule|
    b Context|
    s Exemplu|Scenariu|
    o Structura scenariu|Structură scenariu|
    e Exemple|
    g * |Date fiind |Dat fiind |Dată fiind|Dati fiind |Dați fiind |Daţi fiind |
    w * |Cand |Când |
    t * |Atunci |
    a * |Si |Și |Şi |
    u * |Dar |
    = ru|Russian|русский|
    f Функция|Функциональность|Функционал|Свойство|Фича|
    r Правило|
    b Предыстория|Контекст|
    s Пример|Сценарий|
    o Структура сценария|Шаблон сценария|
    e Примеры|Значения|
    g * |Допустим |Дано |Пусть |
    w * |Когда |Если |
    t * |То |Затем |Тогда |
    a * |И |К тому же |Также |
    u * |Но |А |Иначе |
    = sk|Slovak|Slovensky|
    f Požiadavka|Funkcia|Vlastnosť|
    r Rule|
    b Pozadie|
    s Príklad|Scenár|
    o Náčrt Scenáru|Náčrt Scenára|Osnova Scenára|
    e Príklady|
    g * |Pokiaľ |Za predpokladu |
    w * |Keď |Ak |
    t * |Tak |Potom |
    a * |A |A tiež |A taktiež |A zároveň |
    u * |Ale |
    = sl|Slovenian|Slovenski|
    f Funkcionalnost|Funkcija|Možnosti|Moznosti|Lastnost|Značilnost|
    r Rule|
    b Kontekst|Osnova|Ozadje|
    s Primer|Scenarij|
    o Struktura scenarija|Skica|Koncept|Oris scenarija|Osnutek|
    e Primeri|Scenariji|
    g Dano |Podano |Zaradi |Privzeto |
    w Ko |Ce |Če |Kadar |
    t Nato |Potem |Takrat |
    a In |Ter |
    u Toda |Ampak |Vendar |
    = sr-Cyrl|Serbian|Српски|
    f Функционалност|Могућност|Особина|
    r Правило|
    b Контекст|Основа|Позадина|
    s Сценарио|Пример|
    o Структура сценарија|Скица|Концепт|
    e Примери|Сценарији|
    g * |За дато |За дате |За дати |
    w * |Када |Кад |
    t * |Онда |
    a * |И |
    u * |Али |
    = sr-Latn|Serbian (Latin)|Srpski (Latinica)|
    f Funkcionalnost|Mogućnost|Mogucnost|Osobina|
    r Pravilo|
    b Kontekst|Osnova|Pozadina|
    s Scenario|Primer|
    o Struktura scenarija|Skica|Koncept|
    e Primeri|Scenariji|
    g * |Za dato |Za date |Za dati |
    w * |Kada |Kad |
    t * |Onda |
    a * |I |
    u * |Ali |
    = sv|Swedish|Svenska|
    f Egenskap|
    r Regel|
    b Bakgrund|
    s Scenario|
    o Abstrakt Scenario|Scenariomall|
    e Exempel|
    g * |Givet |
    w * |När |
    t * |Så |
    a * |Och |
    u * |Men |
    = ta|Tamil|தமிழ்|
    f அம்சம்|வணிக தேவை|திறன்|
    r Rule|
    b பின்னணி|
    s உதாரணமாக|காட்சி|
    o காட்சி சுருக்கம்|காட்சி வார்ப்புரு|
    e எடுத்துக்காட்டுகள்|காட்சிகள்|நிலைமைகளில்|
    g * |கொடுக்கப்பட்ட |
    w * |எப்போது |
    t * |அப்பொழுது |
    a * |மேலும் |மற்றும் |
    u * |ஆனால் |
    = te|Telugu|తెలుగు|
    f గుణము|
    r Rule|
    b నేపథ్యం|
    s ఉదాహరణ|సన్నివేశం|
    o కథనం|
    e ఉదాహరణలు|
    g * |చెప్పబడినది |
    w * |ఈ పరిస్థితిలో |
    t * |అప్పుడు |
    a * |మరియు |
    u * |కాని |
    = th|Thai|ไทย|
    f โครงหลัก|ความต้องการทางธุรกิจ|ความสามารถ|
    r Rule|
    b แนวคิด|
    s เหตุการณ์|
    o สรุปเหตุการณ์|โครงสร้างของเหตุการณ์|
    e ชุดของตัวอย่าง|ชุดของเหตุการณ์|
    g * |กำหนดให้ |
    w * |เมื่อ |
    t * |ดังนั้น |
    a * |และ |
    u * |แต่ |
    = tlh|Klingon|tlhIngan|
    f Qap|Qu'meH 'ut|perbogh|poQbogh malja'|laH|
    r Rule|
    b mo'|
    s lut|
    o lut chovnatlh|
    e ghantoH|lutmey|
    g * |ghu' noblu' |DaH ghu' bejlu' |
    w * |qaSDI' |
    t * |vaj |
    a * |'ej |latlh |
    u * |'ach |'a |
    = tr|Turkish|Türkçe|
    f Özellik|İş Gereksinimi|Gereksinim|İşlev|Kullanıcı Hikayesi|Yetenek|Teknik Gereksinim|
    r Kural|İş Kuralı|Kaide|Hüküm|Madde|
    b Geçmiş|Arka Plan|Ön Koşul|Önkoşul|Önceki Durum|Giriş|Mukaddime|Mevcut Durum|
    s Örnek|Senaryo|Durum|Vaka|
    o Senaryo taslağı|Senaryo şablonu|
    e Örnekler|Değerler|
    g * |Mevcut |Önceden |Geçmişte |Daha önce |Halihazırda |Zaten |Sistemde |Diyelim ki |
    g Varsayalım ki |Farz edelim ki |Kabul edelim ki |Başlangıçta |Varsayılan olarak |
    g Biliniyor ki |
    w * |Eğer |Eğer ki |Ne zaman |Ne zaman ki |Şayet |
    t * |Beklenen |O zaman |Sonuç olarak |Böylece |Bunun üzerine |Bu durumda |O takdirde |
    t Şu halde |Netice itibariyle |Buna binaen |
    a * |Ve |Hem de |Bir de |Ayrıca |İlaveten |Buna ek olarak |
    u * |Fakat |Ama |Ancak |Yalnız |Lakin |Meğer ki |Buna mukabil |Aksi halde |
    = tt|Tatar|Татарча|
    f Мөмкинлек|Үзенчәлеклелек|
    r Rule|
    b Кереш|
    s Сценарий|
    o Сценарийның төзелеше|
    e Үрнәкләр|Мисаллар|
    g * |Әйтик |
    w * |Әгәр |
    t * |Нәтиҗәдә |
    a * |Һәм |Вә |
    u * |Ләкин |Әмма |
    = uk|Ukrainian|Українська|
    f Функціонал|
    r Rule|
    b Передумова|
    s Приклад|Сценарій|
    o Структура сценарію|
    e Приклади|
    g * |Припустимо |Припустимо, що |Нехай |Дано |
    w * |Якщо |Коли |
    t * |То |Тоді |
    a * |І |А також |Та |
    u * |Але |
    = ur|Urdu|اردو|
    f صلاحیت|کاروبار کی ضرورت|خصوصیت|
    r Rule|
    b پس منظر|
    s منظرنامہ|
    o منظر نامے کا خاکہ|
    e مثالیں|
    g * |اگر |بالفرض |فرض کیا |
    w * |جب |
    t * |پھر |تب |
    a * |اور |
    u * |لیکن |
    = uz|Uzbek|Узбекча|
    f Функционал|
    r Rule|
    b Тарих|
    s Сценарий|
    o Сценарий структураси|
    e Мисоллар|
    g * |Belgilangan |
    w * |Агар |
    t * |Унда |
    a * |Ва |
    u * |Лекин |Бирок |Аммо |
    = vi|Vietnamese|Tiếng Việt|
    f Tính năng|
    r Quy tắc|
    b Bối cảnh|
    s Tình huống|Kịch bản|
    o Khung tình huống|Khung kịch bản|
    e Dữ liệu|
    g * |Biết |Cho |
    w * |Khi |
    t * |Thì |
    a * |Và |
    u * |Nhưng |
    = zh-CN|Chinese simplified|简体中文|
    f 功能|
    r Rule|规则|
    b 背景|
    s 场景|剧本|
    o 场景大纲|剧本大纲|
    e 例子|
    g * |假如|假设|假定|
    w * |当|
    t * |那么|
    a * |而且|并且|同时|
    u * |但是|
    = zh-TW|Chinese traditional|繁體中文|
    f 功能|
    r Rule|
    b 背景|
    s 場景|劇本|
    o 場景大綱|劇本大綱|
    e 例子|
    g * |假如|假設|假定|
    w * |當|
    t * |那麼|
    a * |而且|並且|同時|
    u * |但是|
    """
}
