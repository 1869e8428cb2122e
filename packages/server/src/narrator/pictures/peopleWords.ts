import type { Somebody } from '@kathaloka/illustrator';

type Kind = Exclude<Somebody, 'person'>;

/** Nouns for a man, a woman or a child. A noun for both sexes is in neither list. */
export const ENGLISH_PEOPLE: Readonly<Record<Kind, string>> = {
  woman:
    'woman lady queen princess mother grandmother granny aunt aunty sister wife widow bride maid mistress begum rani old_woman nurse goddess midwife dancer hairdresser daughter daughter-in-law washerwoman stepmother nun niece hostess weaver_woman',
  man: 'man gentleman king emperor sultan prince minister priest clerk guard soldier farmer potter policeman peon mason mahout driver captain general servant groom cook usher singer poet father grandfather uncle brother husband son doctor giant merchant moneylender sage hermit mendicant beggar monk warrior archer charioteer steward governor chamberlain ambassador envoy messenger spy thief inspector watchman gatekeeper judge scholar astrologer drummer fiddler sculptor carpenter blacksmith barber tailor dyer weaver conductor guest visitor fellow munim munshi pleader headman fisherman ferryman boatman horseman bowman elder ghazi fakir shaikh faujdar nawab raja maharaja officer gunner constable foreman stationmaster postman herdsman herder shepherd cowherd rider bearer porter sentry scribe teacher student pupil master host friend stranger traveller passenger player chief dealer trader seller',
  child: 'child boy girl baby lad infant grandson granddaughter toddler kid',
};

/** Nouns for more than two people of any kind. */
export const ENGLISH_CROWD =
  'people crowd everyone everybody army procession audience villagers neighbours guests family bystanders onlookers troops cavalry infantry court_looks street_looks rows_of_faces';

/** Nouns of the other languages; `…+` marks a plural. */
export const OTHER_PEOPLE: Readonly<
  Record<string, Readonly<Partial<Record<Kind | 'men' | 'women' | 'children' | 'people', string>>>>
> = {
  hi: {
    woman: 'औरत स्त्री रानी बुढ़िया माँ बहन बेटी दादी नानी पत्नी धोबिन मैडम आंटी चाची',
    man: 'आदमी राजा पुजारी सिपाही जोगी पिता बाप भाई बेटा बूढ़ा किसान ब्राह्मण मुसाफ़िर मंत्री अंकल',
    child: 'बच्चा लड़का लड़की बच्ची',
    women: 'औरतें औरतों',
    people: 'लोग लोगों भीड़ सब_लोग',
    children: 'बच्चे बच्चों',
  },
  ur: {
    woman: 'عورت ملکہ بیگم ماں بہن بیٹی بڑھیا دادی نانی',
    man: 'آدمی بادشاہ سپاہی باپ بھائی بیٹا بوڑھا حکیم داستان_گو محرّر چور',
    child: 'بچہ لڑکا لڑکی بچی',
    women: 'عورتیں عورتوں',
    people: 'لوگ لوگوں سارا_گھر بھیڑ',
    children: 'بچے بچوں',
  },
  ta: {
    woman: 'பெண் அம்மா பாட்டி கிழவி ராணி',
    man: 'ஆண் மனிதர் அப்பா தாத்தா கிழவர் ராஜா',
    child: 'சிறுவன் சிறுமி குழந்தை பையன்',
    women: 'பெண்கள்',
    people: 'எல்லோரும் ஆட்கள் மக்கள் ஊரார் வரிசையாக படுத்திருந்தவர்கள் ஊர்க்காரர்',
    children: 'பிள்ளைக குழந்தைகள்',
  },
  bn: {
    woman: 'বউ মেয়ে ঠাকুমা গিন্নি',
    man: 'লোকটা বুড়ো ছেলেটা ওঝা',
    people: 'লোকজন সবাই',
    child: 'বাচ্চা শিশু',
  },
};

/** Parts of names and titles that reveal the sex. */
export const TITLES: Readonly<Record<'woman' | 'man', RegExp>> = {
  woman:
    /\b(?:mrs|miss|ms|sister|aunt|queen|begum|rani|lady|grandmother|granny|mother|ma|thamma|ajji|aita|widow|woman|mistress|daughter|wife|hairdresser|\p{L}+bai|bai)\b|अम्मा|माँ|बेगम|रानी|बेटी|दादी|بیگم|ماں|بیٹی|நாச்சி|அப்பத்தா|அம்மா|பாட்டி|বৌদি|(?<![\p{L}\p{M}])মা(?![\p{L}\p{M}])|দিদি|ঠাকুমা/iu,
  man: /\b(?:mr|dr|king|sultan|emperor|uncle|munshi|ustad|sahib|steward|shaikh|chamberlain|governor|prince|father|brother|old man|munim|guard|peon|priest|headman|clerk|usher|cook|mahout|groom|beggar|mendicant|drummer|singh|khan|visitor|dealer|teacher|needle man)\b|साहब|राजा|जोगी|बाबा|صاحب|منشی|میاں|দাদা|ওঝা/iu,
};

/** Forms of address after a name, in every language of the stories: `नीता मैम`, `Reeta aunty`. */
export const COURTESIES: Readonly<Record<'woman' | 'man', string>> = {
  woman: "ma'am madam didi aunty auntie bhabhi मैम मैडम दीदी आंटी चाची मौसी बुआ भाभी میڈم باجی آپا بھابھی",
  man: 'sir bhaiya bhai uncle chacha kaka सर भैया भाई अंकल चाचा काका بھائی چچا',
};

/** Words of a sentence that reveal the sex of its subject. */
export const SPOKEN_OF: Readonly<Record<string, Readonly<Record<'woman' | 'man', RegExp>>>> = {
  en: { woman: /\b(?:she|her|herself|hers)\b/giu, man: /\b(?:he|his|him|himself)\b/giu },
  hi: {
    woman:
      /(?<![\p{L}\p{M}])(?:बोलीं?|गईं?|थीं?|आईं?|बैठीं?|हँसीं?|चीख़ीं?|लाईं?|रहीं?|चलीं?|देखतीं?|करतीं?)(?![\p{L}\p{M}])/gu,
    man: /(?<![\p{L}\p{M}])(?:बोला|गया|था|आया|बैठा|हँसा|चीख़ा|लाया|रहा|चला|देखता|करता)(?![\p{L}\p{M}])/gu,
  },
  ur: {
    woman: /(?<![\p{L}\p{M}])(?:بولی|گئی|تھی|تھیں|آئی|بیٹھی|ہنسی|چیخی|لائی|رہی|چلی)(?![\p{L}\p{M}])/gu,
    man: /(?<![\p{L}\p{M}])(?:بولا|گیا|تھا|آیا|بیٹھا|ہنسا|چیخا|لایا|رہا|چلا|فرماتے|ہنسے)(?![\p{L}\p{M}])/gu,
  },
  ta: { woman: /[\p{L}\p{M}]ாள்(?![\p{L}\p{M}])|அவள்/gu, man: /[\p{L}\p{M}](?:ான்|ார்)(?![\p{L}\p{M}])|அவர்|அவன்/gu },
};
