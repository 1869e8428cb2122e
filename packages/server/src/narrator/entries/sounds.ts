import { hindiSounds } from '../interpret/hindiKey.ts';

/** Urdu letters by sound; short vowels are not written. */
const URDU: Readonly<Record<string, string>> = Object.fromEntries(
  'ا:a آ:a أ:a ع: ئ:i ء: ب:b پ:p ت:t ٹ:t ث:s ج:j چ:C ح:H خ:K د:d ڈ:d ذ:j ر:r ڑ:d ز:j ژ:j س:s ش:s ص:s ض:j ط:t ظ:j غ:G ف:P ق:k ک:k گ:g ل:l م:m ن:n ں:n و:o ؤ:o ہ:H ی:i ے:e ۓ:e'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const ASPIRATED = /([kgjtdbcCp])[hھ]/g;

/** Words without which nobody knows who does what, and which sound like others. */
const APART: ReadonlyMap<string, string> = new Map(
  Object.entries({
    I: 'main mai मैं मै',
    IN: 'mein me mei में मे',
    IorIN: 'میں',
    MY: 'mera meraa meri mere mre hamara hamari hamare humara humari humare मेरा मेरी मेरे हमारा हमारी हमारे میرا میری میرے ہمارا ہماری ہمارے',
    FATHER: 'abba abbaa अब्बा ابا',
    OWN: 'apna apni apne अपना अपनी अपने اپنا اپنی اپنے',
    ME: 'mujhe mujhko mereko mujhse mujhpe mujhpar mujh hume humein hamein hame humko humse मुझे मुझको मुझसे मुझपर मुझपे मुझ हमें हमको हमसे مجھے مجھ ہمیں',
    WE: 'hum ham हम ہم',
    BYME: 'maine mene mainne mene humne hamne मैंने मैने मेने हमने',
    BY: 'ne ने نے',
    AM: 'hoon hun hu hoo huu hoo हूँ हूं हुँ हु ہوں',
    IS: 'hai hain h hein he है हैं हे ہے ہیں',
    WAS: 'tha thi the thaa thin theen था थी थे थीं تھا تھی تھے',
    WHAT: 'kya क्या کیا',
    THIS: 'ye yeh yah yai ये यह یہ',
    THAT: 'wo woh vo vah voh वो वह وہ',
    AND: 'aur or और اور',
    NA: 'na nah naa न ना نہ نا',
    NOT: 'mat मत مت nahi nahin nahii nhi nai nahee नहीं नही नहिं نہیں',
    KO: 'ko को کو',
    SE: 'se से سے',
    OF: 'ka ki ke k का की के کا کی کے',
    ON: 'par pe pr पर पे پر',
    TO: 'to toh तो تو',
    GAVE: 'diya dia diye diya di dii dee दिया दी दिए दिये دیا دی دیے دئے',
    GIVE: 'de दे دے',
    OWED: 'dena dene deni देना देने देनी دینا دینے دینی chukana chukane chukani चुकाना चुकाने चुकानी چکانا چکانے lautana lautane lautani लौटाना लौटाने लौटानी لوٹانا لوٹانے',
    WOUND: 'chot chott choten chotein चोट चोटें چوٹ چوٹیں',
    OATH: 'kasam qasam कसम قسم kasame kasamein',
    HI: 'hi ही ہی bhi भी بھی',
  }).flatMap(([sound, words]) => words.split(' ').map((word) => [word, sound] as const)),
);

const known = new Map<string, string>();
const KNOWN_MAX = 20_000;

/**
 * The consonants and long vowels of a Hindi or Urdu word, nearly the same for every usual spelling in three scripts:
 * "darta", "डरता" and "ڈرتا" are "drt". Small words have a name of their own.
 */
export function soundOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= KNOWN_MAX) known.clear();
  const sound = APART.get(word) ?? consonantsOf(word);
  known.set(word, sound);
  return sound;
}

function consonantsOf(word: string): string {
  const letters = /\p{Script=Arabic}/u.test(word)
    ? Array.from(word, (letter) => URDU[letter] ?? letter)
        .join('')
        .replace(/^o/, 'v')
        .replace(/(?<=..)H$/, '')
    : hindiSounds(word.replaceAll('ँ', 'ं'));
  return letters
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(ASPIRATED, (_, letter: string) => letter.toUpperCase())
    .replaceAll('H', 'h')
    .replaceAll('c', 'C')
    .replaceAll(/(?<=.)a/g, '')
    .replaceAll('e', 'i')
    .replaceAll('o', 'u');
}
